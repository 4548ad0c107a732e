// Modifiers that set something for everything inside.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func font(
    _ font: Font?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      context.withEnvironment({ $0.font = font }) {
        context.modify(
          content, by: font.map { [.font($0.reference)] } ?? [],
          origin: Origin(file, line, column))
      }
    }
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    _plain(.fontWeight(weight?.engine))
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    _Modified(content: self) { context, content in
      // The design of the font that is set around; the body style when none is.
      var font = context.environment.font ?? .body
      font.reference.design = design?.engine ?? .default
      context.withEnvironment({ $0.font = font }) {
        context.modify(content, by: [.font(font.reference)])
      }
    }
  }
  public func fontWidth(
    _ width: Font.Width?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("fontWidth", Origin(file, line, column)) }
  public func bold(_ isActive: Bool = true) -> some View { _plain(.bold(isActive)) }
  public func italic(_ isActive: Bool = true) -> some View { _plain(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : .default)
  }
  public func monospacedDigit() -> some View { _plain(.monospacedDigit) }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { decorating { $0.isUnderlined = isActive } }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { decorating { $0.isStruckThrough = isActive } }

  private func decorating(_ change: @escaping (inout TextContent.Run) -> Void) -> some View {
    _Modified(content: self) { context, content in
      func visit(_ node: EngineNode) -> EngineNode {
        var node = node
        if case .text(var text) = node.kind {
          for index in text.runs.indices { change(&text.runs[index]) }
          node.kind = .text(text)
        }
        node.children = node.children.map(visit)
        return node
      }
      let made = context.nodes(content, at: 0)
      context.output += made.map(visit)
    }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    _plain(.textCase(textCase.map { $0 == .uppercase ? .uppercase : .lowercase }))
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _environment(.multilineTextAlignment(alignment.engine)) {
      $0.multilineTextAlignment = alignment
    }
  }
  public func lineLimit(_ number: Int?) -> some View {
    _environment(.lineLimit(.init(maximum: number))) { $0.lineLimit = number }
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    _plain(.lineLimit(.init(maximum: nil, minimum: limit.lowerBound)))
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    _plain(.lineLimit(.init(maximum: limit.upperBound)))
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    _plain(.lineLimit(.init(maximum: limit.upperBound, minimum: limit.lowerBound)))
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    _plain(.lineLimit(.init(maximum: limit, minimum: reservesSpace ? limit : 0)))
  }
  public func lineSpacing(_ spacing: CGFloat) -> some View { _plain(.lineSpacing(spacing)) }
  public func kerning(_ kerning: CGFloat) -> some View { _plain(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> some View { _plain(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> some View {
    decorating { $0.baselineOffset = offset }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    _plain(.truncationMode(mode.engine))
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    _plain(.minimumScaleFactor(factor))
  }
  public func allowsTightening(_ flag: Bool) -> some View { _silent() }
  public func textSelection(_ selectability: some TextSelectability) -> some View { _silent() }
  public func textContentType(_ type: UITextContentType?) -> some View { _silent() }
  public func keyboardType(_ type: UIKeyboardType) -> some View { _silent() }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    _environment { values in
      values.set(style, for: TextFieldStyleKey.self, isBuiltIn: S._isBuiltIn) {
        $0._body(configuration: $1)
      }
    }
  }
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
    _silent()
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _silent() }
  public func submitLabel(_ label: SubmitLabel) -> some View { _silent() }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { _silent() }
  public func focused(
    _ condition: FocusState<Bool>.Binding, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { focusing(condition.wrappedValue, Origin(file, line, column)) }
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { focusing(binding.wrappedValue == value, Origin(file, line, column)) }
  private func focusing(_ isFocused: Bool, _ origin: Origin) -> some View {
    _Modified(content: self) { context, content in
      if isFocused {
        context.report(.info, "swiftui.not-drawn", "the keyboard is not drawn", origin: origin)
      }
      context.modify(content, by: [])
    }
  }
  public func focusable(_ isFocusable: Bool = true) -> some View { _silent() }

  public func foregroundColor(_ color: Color?) -> some View {
    _Modified(content: self) { context, content in
      context.modify(
        content, by: color.map { [.foregroundStyle([.color($0.reference)])] } ?? [])
    }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    _plain(.foregroundStyle([style._style.engine]))
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    _plain(.foregroundStyle([primary._style.engine, secondary._style.engine]))
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    _plain(
      .foregroundStyle([
        primary._style.engine, secondary._style.engine, tertiary._style.engine,
      ]))
  }
  public func tint(_ color: Color?) -> some View {
    _environment(color.map { .tint(.color($0.reference)) }) { $0.tint = color }
  }
  public func tint<S: ShapeStyle>(_ style: S) -> some View {
    _environment(.tint(style._style.engine)) { $0.tint = style as? Color ?? $0.tint }
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
  public func imageScale(_ scale: Image.Scale) -> some View {
    _environment(.imageScale(scale.engine)) { $0.imageScale = scale }
  }
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    _environment(.environment(.colorScheme(scheme.engine))) { $0.colorScheme = scheme }
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    _Modified(content: self) { context, content in
      guard let scheme else { return context.modify(content, by: []) }
      // The whole screen follows the outermost wish of the first evaluation.
      if context.graph.preferredColorScheme == nil {
        context.graph.preferredColorScheme = scheme
      }
      context.withEnvironment({ $0.colorScheme = scheme }) {
        context.modify(content, by: [.preferredColorScheme(scheme.engine)])
      }
    }
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    _environment(.environment(.dynamicTypeSize(size.engine))) { $0.dynamicTypeSize = size }
  }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    _Modified(content: self) { context, content in
      let current = context.environment.dynamicTypeSize
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      let size =
        allowed.contains(current)
        ? current : (current < (allowed.first ?? current) ? allowed.first : allowed.last) ?? current
      context.withEnvironment({ $0.dynamicTypeSize = size }) {
        context.modify(content, by: [.environment(.dynamicTypeSize(size.engine))])
      }
    }
  }
  public func disabled(_ disabled: Bool) -> some View {
    _environment(.disabled(disabled)) { $0.isEnabled = $0.isEnabled && !disabled }
  }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    _Modified(content: self) { context, content in
      let flips = enabled && context.environment.layoutDirection == .rightToLeft
      context.modify(content, by: flips ? [.scaleEffect(x: -1, y: 1, anchor: .center)] : [])
    }
  }
  public func labelsHidden() -> some View { _environment { $0[LabelsHiddenKey.self] = true } }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    _Modified(content: self) { context, content in
      if let form = style._form?.engine {
        context.withEnvironment({ $0[CustomLabelStyleKey.self] = nil }) {
          context.modify(content, by: [.labelStyle(form)])
        }
      } else {
        context.withEnvironment({ values in
          values.set(style, for: CustomLabelStyleKey.self) { $0.makeBody(configuration: $1) }
        }) { context.modify(content, by: []) }
      }
    }
  }

  // Lists
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    _environment(.listStyle(S._form.engine)) { $0[ListStyleKey.self] = S._form.engine }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _plain(.listRowInsets(insets?.engine))
  }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content) { index in
        .listRowBackground(
          view.map { context.nodes($0, part: "row background \(index)") } ?? [])
      }
    }
  }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      if edges != .all {
        context.unsupported("listRowSeparator of one edge", origin: Origin(file, line, column))
      }
      context.modify(
        content, by: edges == .all ? [.listRowSeparator(isVisible: visibility != .hidden)] : [])
    }
  }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View { _ignored("listRowSeparatorTint", Origin(file, line, column)) }
  public func listRowSpacing(
    _ spacing: CGFloat?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("listRowSpacing", Origin(file, line, column)) }
  public func listSectionSpacing(
    _ spacing: CGFloat, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _ignored("listSectionSpacing", Origin(file, line, column))
  }
  public func listSectionSpacing(
    _ spacing: ListSectionSpacing, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    _ignored("listSectionSpacing", Origin(file, line, column))
  }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("listSectionSeparator", Origin(file, line, column)) }
  public func headerProminence(
    _ prominence: Prominence, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("headerProminence", Origin(file, line, column)) }
  public func formStyle(_ style: some FormStyle) -> some View { _silent() }
  public func pickerStyle<S: PickerStyle>(
    _ style: S, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _Modified(content: self) { context, content in
      if S._form.form == .wheel {
        context.unsupported("the wheel of a Picker", origin: Origin(file, line, column))
      }
      context.withEnvironment({ $0[PickerStyleKey.self] = S._form.form }) {
        context.modify(content, by: [])
      }
    }
  }
  public func datePickerStyle<S: DatePickerStyle>(
    _ style: S, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    S._isDrawn ? _silent() : _ignored("\(S.self)", Origin(file, line, column))
  }
  public func menuStyle(_ style: some MenuStyle) -> some View { _silent() }

  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    _once(.statusBarHidden(hidden))
  }
  public func statusBar(hidden: Bool) -> some View { _once(.statusBarHidden(hidden)) }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    _once(.persistentSystemOverlays(isVisible: visibility != .hidden))
  }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { _silent() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
