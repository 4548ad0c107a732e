// Zooms are found however the same screens are written.

import Foundation
import Testing
import ZoomRender

@testable import ZoomRenderCLI
@testable import ZoomUI

@MainActor
@Suite(.enabled(if: BuiltFrontEnd.assets != nil))
struct ZoomVariantTests {
  struct Item: Identifiable, Hashable {
    let id: String
    let name: String
  }
  nonisolated static let items = [
    Item(id: "a", name: "Alpha"), Item(id: "b", name: "Beta"), Item(id: "c", name: "Gamma"),
  ]

  struct Tile: View {
    let item: Item
    var body: some View {
      RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 80)
        .overlay(Text(item.name).foregroundStyle(.white))
    }
  }

  /// The page, with whatever stands around its root.
  struct Screen<Row: View, Page: View>: View {
    @ViewBuilder let row: (Item, Namespace.ID) -> Row
    @ViewBuilder let page: (Item, Namespace.ID) -> Page
    @Namespace private var space
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(ZoomVariantTests.items) { item in
              NavigationLink(value: item) { row(item, space) }.buttonStyle(.plain)
            }
          }
        }
        .navigationDestination(for: Item.self) { page($0, space) }
      }
    }
  }

  struct Wrapped<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content }
  }

  struct Sourced: ViewModifier {
    let id: String
    let space: Namespace.ID
    func body(content: Content) -> some View {
      content.matchedTransitionSource(id: id, in: space)
    }
  }

  enum Variant: String, CaseIterable {
    case plain, group, anyView, subview, modifier, condition, optional
  }

  static func screen(_ variant: Variant) -> AnyView {
    func tile(_ item: Item, _ space: Namespace.ID) -> some View {
      Tile(item: item).matchedTransitionSource(id: item.id, in: space)
    }
    func page(_ item: Item, _ space: Namespace.ID) -> some View {
      Text(item.name).navigationTransition(.zoom(sourceID: item.id, in: space))
    }
    switch variant {
    case .plain: return AnyView(Screen(row: tile, page: page))
    case .group:
      return AnyView(
        Screen(row: { i, s in Group { tile(i, s) } }, page: { i, s in Group { page(i, s) } }))
    case .anyView:
      return AnyView(
        Screen(row: { i, s in AnyView(tile(i, s)) }, page: { i, s in AnyView(page(i, s)) }))
    case .subview:
      return AnyView(
        Screen(
          row: { i, s in Wrapped { Wrapped { tile(i, s) } } },
          page: { i, s in Wrapped { page(i, s) } }))
    case .modifier:
      return AnyView(
        Screen(row: { i, s in Tile(item: i).modifier(Sourced(id: i.id, space: s)) }, page: page))
    case .condition:
      return AnyView(
        Screen(
          row: { i, s in if i.id == "b" { tile(i, s) } else { Tile(item: i) } }, page: page))
    case .optional:
      return AnyView(
        Screen(row: tile, page: { i, s in if let item = Optional(i) { page(item, s) } }))
    }
  }

  private func timeline(_ variant: Variant) throws -> Timeline {
    var options = SwiftSceneOptions()
    options.script = [.wait(seconds: 0.2), .tap(.text("Beta")), .waitUntilSettled].map {
      ScriptStep($0)
    }
    let source = SwiftUISource(options: options) { Self.screen(variant) }
    let folder = try #require(
      BuiltFrontEnd.assets)
    return Timeline(
      scene: source.scene(options),
      assets: try AssetSnapshot.load(.init(assetDirectory: folder)))
  }

  @Test(arguments: Variant.allCases)
  func `a zoom finds its source in every form`(_ variant: Variant) throws {
    let timeline = try timeline(variant)
    #expect(timeline.transitions.map(\.name) == ["push"])
    #expect(timeline.transitions.first?.fallback == nil)
    #expect(timeline.diagnostics.isEmpty, "\(timeline.diagnostics)")
    #expect(abs(timeline.settledTime - (try self.timeline(.plain)).settledTime) < 1e-9)
  }
}
