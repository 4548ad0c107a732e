// A repository behind a protocol, loading phases, a grid that zooms into a viewer.

import SwiftUI
@MainActor protocol ProfileRepository { func load() async throws -> Profile }
struct Profile: Equatable, Sendable { var name: String; var handle: String; var posts: [Post] }
struct Post: Identifiable, Equatable, Hashable, Sendable { let id: Int; let likes: Int }
struct LiveRepository: ProfileRepository {
  func load() async throws -> Profile {
    try await Task.sleep(for: .seconds(0.4));
    return Profile(
      name: "Mina", handle: "@mina", posts: (1...12).map { Post(id: $0, likes: $0 * 3) })
  }
}
@MainActor @Observable final class ProfileModel {
  enum Loadable { case loading, ready(Profile), failed(any Error) }
  private(set) var state = Loadable.loading
  private let repo: any ProfileRepository
  init(repo: any ProfileRepository = LiveRepository()) { self.repo = repo }
  func load() async {
    do { state = .ready(try await repo.load()) } catch { state = .failed(error) }
  }
}
struct TabZoomProfile: View {
  @State private var model = ProfileModel()
  @State private var viewer: Post?
  @Namespace private var ns
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Profile", systemImage: "person") {
        NavigationStack {
          content.navigationTitle("Profile").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Settings", systemImage: "gearshape") {}
            }
          }
        }
      }
    }
    .task { await model.load() }
    .fullScreenCover(item: $viewer) { p in
      PostViewer(post: p).navigationTransition(.zoom(sourceID: p.id, in: ns))
    }
  }
  @ViewBuilder private var content: some View {
    switch model.state {
    case .loading: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed(let error):
      ContentUnavailableView(
        "Oops", systemImage: "wifi.slash", description: Text(error.localizedDescription))
    case .ready(let p):
      ScrollView {
        header(p)
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(p.posts) { post in
            Color(hue: Double(post.id) / 12, saturation: 0.5, brightness: 0.9).aspectRatio(
              1, contentMode: .fit
            )
            .overlay(alignment: .bottomTrailing) {
              Label("\(post.likes)", systemImage: "heart.fill").font(.caption2).foregroundStyle(
                .white
              ).padding(4)
            }
            .matchedTransitionSource(id: post.id, in: ns)
            .onTapGesture { viewer = post }
            .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
            .accessibilityLabel("Post \(post.id)")
          }
        }
      }
    }
  }
  private func header(_ p: Profile) -> some View {
    HStack(spacing: 20) {
      Circle().fill(.purple.gradient).frame(width: 80, height: 80);
      ForEach([("Posts", p.posts.count), ("Followers", 1204), ("Following", 88)], id: \.0) { t in
        VStack {
          Text(t.1, format: .number).bold(); Text(t.0).font(.caption)
        }
      }
    }.padding()
  }
}
struct PostViewer: View {
  let post: Post; @Environment(\.dismiss) private var dismiss; @State private var drag = CGSize.zero
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea().opacity(1 - min(abs(drag.height) / 300, 0.8));
      Color(hue: Double(post.id) / 12, saturation: 0.5, brightness: 0.9).aspectRatio(
        1, contentMode: .fit
      ).offset(drag)
    }
    .overlay(alignment: .topTrailing) { Button("Done", role: .close) { dismiss() }.padding() }
  }
}
