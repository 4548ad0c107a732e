import ZoomRender

/// The program.
@main
enum Main {
  static func main() {}
}
