// Pictures rasterized once a process.

import Synchronization

/// The pictures that workers share. Thread-safe; what it answers depends on the question alone.
///
/// Pictures in use stay as long as a worker holds them; unused ones are forgotten, oldest use first,
/// when all together exceed the budget.
final class PictureCache: Sendable {
  private struct Entry {
    var raster: PictureRaster
    var bytes = 0
    var lastUse = 0

    func shows(_ digest: Digest, scale: Double, rect: PixelRect) -> Bool {
      raster.picture.digest == digest && raster.scale == scale && raster.rect == rect
    }
  }

  private struct State {
    var entries: [Entry] = []
    var clock = 0
    var bytes = 0
  }

  private let renderer: PictureRenderer
  private let budget: Int
  private let state = Mutex(State())

  /// - Parameter budget: bytes of pixels to keep, at least what one frame needs.
  init(assets: any DrawingAssets, budget: Int = 128 << 20) {
    renderer = PictureRenderer(assets: assets, images: ImageStore())
    self.budget = budget
  }

  /// Bytes of pixels held now.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// The picture's pixels at a scale; nothing is drawn yet.
  func raster(_ picture: Picture, scale: Double, rect: PixelRect) -> PictureRaster {
    state.withLock { state in
      state.clock += 1
      if let index = state.entries.firstIndex(where: {
        $0.shows(picture.digest, scale: scale, rect: rect)
      }) {
        state.entries[index].lastUse = state.clock
        return state.entries[index].raster
      }
      let raster = PictureRaster(
        picture, scale: scale, rect: rect, renderer: renderer,
        grew: { [weak self] bytes in
          self?.grow(picture.digest, scale: scale, rect: rect, by: bytes)
        })
      state.entries.append(Entry(raster: raster, lastUse: state.clock))
      return raster
    }
  }

  private func grow(_ digest: Digest, scale: Double, rect: PixelRect, by bytes: Int) {
    state.withLock { state in
      guard
        let index = state.entries.firstIndex(where: {
          $0.shows(digest, scale: scale, rect: rect)
        })
      else { return }
      state.entries[index].bytes += bytes
      state.bytes += bytes
      while state.bytes > budget, state.entries.count > 1,
        let oldest = state.entries.indices.min(by: {
          state.entries[$0].lastUse < state.entries[$1].lastUse
        }), state.entries[oldest].raster.picture.digest != digest
      {
        state.bytes -= state.entries.remove(at: oldest).bytes
      }
    }
  }
}
