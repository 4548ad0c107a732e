// Texts in layout: measured by the text service, remembered by proposal.

/// A text of the arena with its latest measurements.
struct TextItem {
  struct Measurement {
    var proposal: Proposal
    var layout: TextLayout
  }

  var content: TextContent
  var attributes: TextAttributes
  var measurements: [Measurement] = []
  var spacing: TextSpacing?
  var next = 0

  init(content: TextContent, attributes: TextAttributes) {
    self.content = content
    self.attributes = attributes
  }
}

extension LayoutPass {
  /// How many proposals are remembered for each text.
  private static let rememberedTexts = 4

  func textLayout(_ index: Int, _ proposal: Proposal) -> TextLayout {
    let slot = Int(items[index].extra)
    for measurement in texts[slot].measurements
    where measurement.proposal.matches(proposal) {
      return measurement.layout
    }
    let layout = services.text.layout(
      texts[slot].content, proposal: proposal.proposed, attributes: texts[slot].attributes)
    let measurement = TextItem.Measurement(proposal: proposal, layout: layout)
    if texts[slot].measurements.count < Self.rememberedTexts {
      texts[slot].measurements.append(measurement)
    } else {
      texts[slot].measurements[texts[slot].next] = measurement
      texts[slot].next = (texts[slot].next + 1) % Self.rememberedTexts
    }
    return layout
  }

  func textSize(_ index: Int, _ proposal: Proposal) -> Size {
    let slot = Int(items[index].extra)
    for measurement in texts[slot].measurements
    where measurement.proposal.matches(proposal) {
      return measurement.layout.size
    }
    return textLayout(index, proposal).size
  }

  func textBaseline(_ index: Int, _ proposal: Proposal, isFirst: Bool) -> Double {
    let layout = textLayout(index, proposal)
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  func textSpacing(_ index: Int) -> TextSpacing {
    let slot = Int(items[index].extra)
    if let spacing = texts[slot].spacing { return spacing }
    let spacing = services.text.spacing(
      of: texts[slot].content, attributes: texts[slot].attributes)
    texts[slot].spacing = spacing
    return spacing
  }
}
