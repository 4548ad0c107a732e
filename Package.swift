// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target, each with its reason.
let strict: [SwiftSetting] = [
  // An existential costs an allocation and a witness call: make each one visible as `any`.
  .enableUpcomingFeature("ExistentialAny"),
  // A file names the modules whose members it uses, so that layering can be read off its imports.
  .enableUpcomingFeature("MemberImportVisibility"),
  // `import CCairo` cannot leak into a public signature (SE-0409).
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// Pixel kernels are compiled optimized in debug builds too: a test of a device-size frame would
/// otherwise take seconds. `-ffp-contract=off` keeps float results equal with and without FMA.
let optimizedC: [CSetting] = [.unsafeFlags(["-O3", "-ffp-contract=off"])]

/// Settings of the SwiftUI front end.
let frontEnd: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ZoomRender",
  products: [
    .library(name: "ZoomRender", targets: ["ZoomRender"]),
    .executable(name: "zoom-render", targets: ["zoom-render"]),
    // Transitions verified by a package's own tests.
    .library(name: "ZoomRenderTesting", targets: ["ZoomRenderTesting"]),
    // What a compiled SwiftUI file links: the front end with the engine and the tool inside.
    .library(
      name: "ZoomUI", type: .dynamic, targets: ["ZoomUI", "ZoomUIKit", "ZoomCombine"]),
  ],
  targets: [
    // The C libraries, one target each, so that a missing one is named by the package manager.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CLibDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    // The demuxer, for animations, brings libwebp itself.
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    // Our own C: one job each.
    .target(name: "CXXHash", cSettings: optimizedC),
    .target(name: "CKernels", cSettings: optimizedC),
    .target(name: "CDiff", cSettings: optimizedC),
    .target(
      name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate", "CKernels"], cSettings: optimizedC),
    .target(name: "CSandbox"),
    .target(name: "CPinned"),
    .target(name: "CICU", cSettings: optimizedC),
    .target(
      name: "CImages", dependencies: ["CTurboJPEG", "CWebP", "CLCMS"], cSettings: optimizedC),
    .target(
      name: "ZoomRender",
      dependencies: [
        "CCairo", "CHarfBuzz", "CXXHash", "CKernels", "CPNG", "CICU", "CImages", "CLibDeflate",
        "CDiff",
      ],
      swiftSettings: strict),
    // All verbs; a library, because compiled SwiftUI sources run them too.
    .target(
      name: "ZoomRenderCLI", dependencies: ["ZoomRender", "CSandbox"],
      path: "Sources/zoom-render",
      swiftSettings: strict),
    .executableTarget(
      name: "zoom-render", dependencies: ["ZoomRenderCLI"], path: "Sources/zoom-render-main",
      swiftSettings: strict),
    .target(
      name: "ZoomRenderTesting", dependencies: ["ZoomRender"], swiftSettings: strict),
    // SwiftUI's API over the engine. Swift 5 mode: SwiftUI's own signatures, and the code of its
    // users, come from before strict concurrency.
    .target(
      name: "ZoomUI", dependencies: ["ZoomRender", "ZoomRenderCLI", "CPinned"],
      swiftSettings: frontEnd),
    .target(name: "ZoomUIKit", dependencies: ["ZoomUI"], swiftSettings: frontEnd),
    .target(name: "ZoomCombine", dependencies: ["ZoomUI"], swiftSettings: frontEnd),
    .testTarget(
      name: "ZoomRenderTests",
      dependencies: [
        "ZoomRender", "ZoomRenderCLI", "ZoomRenderTesting", "CKernels", "CPNG", "CCairo",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    // The documentation's examples, with the public names that another package sees.
    .testTarget(
      name: "LibraryTests", dependencies: ["ZoomRender", "ZoomRenderTesting"],
      packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "ZoomUITests", dependencies: ["ZoomUI", "ZoomRender", "ZoomRenderCLI"],
      exclude: ["Fixtures"],
      swiftSettings: frontEnd),
  ]
)
