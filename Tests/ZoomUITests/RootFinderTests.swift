// Which view of a file is the screen.

import Testing

@testable import ZoomRenderCLI

struct RootFinderTests {
  private func choice(_ text: String) -> RootFinder.Choice {
    let bytes = Array(text.utf8)
    var finder = RootFinder()
    finder.add(
      SourceScanner.tokens(of: bytes), file: "A.swift",
      previews: SourcePrepass().run(bytes).previews)
    return finder.choose()
  }

  @Test func `the one view that can be made without arguments is the screen`() {
    #expect(
      choice(
        """
        struct Grid: View { @Namespace private var ns; @State private var open: Item?
          let columns = [1, 2]
          var body: some View { Tile(item: 1) } }
        struct Tile: View { let item: Int
          var body: some View { Text("\\(item)") } }
        """) == .expression("Grid()"))
  }

  @Test func `a view that another one uses is not the screen`() {
    #expect(
      choice(
        """
        struct Outer: View { var body: some View { switch 1 { case 1: Inner()
          default: EmptyView() } } }
        struct Inner: View { var body: some View { Text("x") } }
        """) == .expression("Outer()"))
  }

  @Test func `a program starts itself`() {
    #expect(
      choice(
        """
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Text("x") } }
        """) == .program("Shop"))
  }

  @Test func `an app that nothing marks as the program is the screen`() {
    #expect(
      choice(
        """
        struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Text("x") } }
        struct Unused: View { var body: some View { Text("y") } }
        """) == .expression("_AppView(Shop())"))
  }

  @Test func `a preview makes a view that needs arguments`() {
    #expect(
      choice(
        """
        struct Row: View { let title: String
          var body: some View { Text(title) } }
        #Preview { Row(title: "a") }
        """) == .expression("Z"))
  }

  @Test func `what only previews show is not used by a view`() {
    #expect(
      choice(
        """
        struct Home: View { var body: some View { Row() } }
        struct Row: View { var body: some View { Text("x") } }
        #Preview { Home() }
        #Preview { Row() }
        """) == .expression("Home()"))
  }

  @Test func `a preview provides what a view inside the screen reads`() {
    #expect(
      choice(
        """
        struct Home: View { var body: some View { Row() } }
        struct Row: View { @EnvironmentObject var model: Model
          var body: some View { Text("x") } }
        struct Home_Previews: PreviewProvider {
          static var previews: some View { Home().environmentObject(Model()) } }
        """) == .expression("_FirstPreview(Home_Previews.previews)"))
  }

  @Test func `bindings and models have to be given`() {
    guard
      case .needsValues(let views) = choice(
        """
        struct A: View { @Binding var on: Bool
          var body: some View { Text("a") } }
        struct B: View { @ObservedObject var model: Model
          var body: some View { Text("b") } }
        """)
    else {
      Issue.record("a root was chosen")
      return
    }
    #expect(views.map(\.hasEmptyInit) == [false, false])
  }

  @Test func `two screens are listed with their places`() {
    guard
      case .ambiguous(let views) = choice(
        "struct A: View { var body: some View { Text(\"a\") } }\n"
          + "struct B: View { init() {}\n  let x: Int\n  var body: some View { Text(\"b\") } }\n"
          + "struct C: View { init(y: Int) {}\n  var body: some View { Text(\"c\") } }")
    else {
      Issue.record("a root was chosen")
      return
    }
    #expect(views.map(\.name) == ["A", "B"])
    #expect(views.map(\.line) == [1, 2])
  }

  @Test func `a file without views has no screen`() {
    #expect(choice("let x = 1") == .none)
  }
}
