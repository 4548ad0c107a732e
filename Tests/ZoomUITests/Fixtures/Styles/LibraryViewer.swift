import SwiftUI

struct Photo: Identifiable, Hashable { let id: Int; var name: String { "Photo \(id)" } }

struct PhotoLibrary: View {
  let photos = (1...24).map(Photo.init(id:))
  @Namespace private var transition
  @State private var presented: Photo?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
        ) {
          ForEach(photos) { photo in
            Thumb(photo: photo)
              .matchedTransitionSource(id: photo.id, in: transition)
              .onTapGesture { presented = photo }
              .accessibilityLabel(photo.name)
              .accessibilityAddTraits(.isButton)
              .accessibilityHint("Opens the photo")
          }
        }
      }
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(.inline)
    }
    .fullScreenCover(item: $presented) { photo in
      Viewer(photo: photo)
        .navigationTransition(.zoom(sourceID: photo.id, in: transition))
    }
  }
}

struct Thumb: View {
  let photo: Photo
  var body: some View {
    GeometryReader { geo in
      Color(hue: Double(photo.id) / 24.0, saturation: 0.5, brightness: 0.9)
        .frame(width: geo.size.width, height: geo.size.width)
        .overlay { Text("\(photo.id)").foregroundStyle(.white.opacity(0.8)) }
    }
    .aspectRatio(1, contentMode: .fit)
    .clipped()
    .contentShape(Rectangle())
  }
}

struct Viewer: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss
  @State private var offset: CGSize = .zero
  @State private var scale: CGFloat = 1
  @State private var chrome = true

  private var backgroundOpacity: Double { 1 - min(abs(offset.height) / 300, 0.6) }

  var body: some View {
    ZStack {
      Color.black.opacity(backgroundOpacity).ignoresSafeArea()
      Color(hue: Double(photo.id) / 24.0, saturation: 0.5, brightness: 0.9)
        .aspectRatio(3.0 / 4.0, contentMode: .fit)
        .scaleEffect(scale)
        .offset(offset)
        .gesture(dragGesture.simultaneously(with: magnification))
        .onTapGesture(count: 2) {
          withAnimation(.bouncy) { scale = scale > 1 ? 1 : 2.5 }
        }
    }
    .safeAreaInset(edge: .top) {
      if chrome {
        HStack {
          Button("Done") { dismiss() }
          Spacer()
          Text(photo.name).font(.headline)
          Spacer()
          Button("", systemImage: "heart") {}
            .labelStyle(.iconOnly)
        }
        .padding()
        .foregroundStyle(.white)
      }
    }
    .persistentSystemOverlays(.hidden)
  }

  private var dragGesture: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        if abs(value.translation.height) > 100 || value.predictedEndTranslation.height > 300 {
          dismiss()
        } else {
          withAnimation(.spring) { offset = .zero }
        }
      }
  }
  private var magnification: some Gesture {
    MagnifyGesture()
      .onChanged { scale = $0.magnification }
      .onEnded { _ in withAnimation { scale = max(1, scale) } }
  }
}

#Preview("Library") { PhotoLibrary() }
