// Images by name and by content.

/// Finds, measures and decodes the images of a scene.
final class ImageLibrary: Sendable {
  init(_ request: AssetSnapshot.Request, folder: AssetFolder, catalogs: [AssetCatalog]) {}

  func header(
    of content: ImageContent, pixelsPerPoint: Double, colorScheme: ColorScheme
  ) -> Result<ImageHeader, ImageProblem> {
    .failure(ImageProblem(id: "asset.missing", "images are not read yet"))
  }

  func image(
    _ id: ImageID, region: Rect?, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage {
    throw ImageProblem(id: "asset.missing", "images are not read yet")
  }
}
