// The environment of this process.

extension RenderEnvironment {
  /// Renderer, libraries and pinned fonts, in a fixed order.
  ///
  /// ICU and the image decoders are left out: their results are in the numbers and in the images'
  /// content, and loading them only to ask for a version would cost every run.
  public static func current(assets: AssetSnapshot) -> RenderEnvironment {
    var entries = [Entry("renderer", RendererVersion.current)]
    entries += LibraryVersions.all.map { Entry($0.name, $0.version) }
    entries += assets.fingerprints.map {
      Entry("font \($0.name)", String("\($0.digest)".prefix(16)))
    }
    return RenderEnvironment(entries)
  }
}
