// swift-tools-version: 6.2
import PackageDescription

/// The flags every target of ours is built with; `docs/workarounds.md` says what each one bought.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What ships goes without the engine of regular expressions, which the compiler imports unasked: a
/// megabyte of memory for the few searches there are (`SyncCore/Text`).
let shipped =
  strict
  + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

let package = Package(
  name: "launchsyncd",
  products: [
    .executable(name: "launchsyncd", targets: ["launchsyncd"]),
    .executable(name: "launchsyncd-imager", targets: ["launchsyncd-imager"]),
  ],
  targets: [
    // One C library a module, each behind one Swift fence file.
    .systemLibrary(name: "CInotify"),
    .systemLibrary(name: "CSystemd"),
    .systemLibrary(name: "CDeflate"),
    .systemLibrary(name: "CXxhash"),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSandbox"),
    .systemLibrary(name: "CLcms"),
    .systemLibrary(name: "CVips", pkgConfig: "vips"),

    // Every decision: values in, values out.
    .target(name: "SyncCore", swiftSettings: shipped),
    // The shell: reads, carries plans out, decides nothing.
    .target(
      name: "SyncDaemon",
      dependencies: ["SyncCore", "CInotify", "CSystemd", "CDeflate", "CXxhash", "CLinux"],
      swiftSettings: shipped
    ),
    .executableTarget(
      name: "launchsyncd",
      dependencies: ["SyncCore", "SyncDaemon"],
      swiftSettings: shipped
    ),
    // The image worker, which alone links libvips. Its loops over pixels are of no use unoptimised.
    .executableTarget(
      name: "launchsyncd-imager",
      dependencies: ["SyncCore", "CVips", "CLcms", "CDeflate", "CSandbox", "CLinux"],
      swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
    ),
    // What people read, made from the program's own tables; not a part of the program.
    .target(name: "Manual", dependencies: ["SyncCore", "SyncDaemon"], swiftSettings: strict),
    .executableTarget(
      name: "generate",
      dependencies: ["Manual", "SyncCore", "SyncDaemon"],
      swiftSettings: strict
    ),

    // Not part of the product: `make bench-names`.
    .target(
      name: "NameSamples",
      dependencies: ["SyncCore"],
      path: "Benchmarks/Samples",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "name-benchmark",
      dependencies: ["NameSamples", "SyncCore"],
      path: "Benchmarks/Names",
      swiftSettings: strict
    ),

    // Not part of the product: `make bench-coverage`.
    .executableTarget(
      name: "coverage-benchmark",
      dependencies: ["SyncCore"],
      path: "Benchmarks/Coverage",
      swiftSettings: strict,
      // The core alone does not ask for it.
      linkerSettings: [.linkedLibrary("m")]
    ),

    .testTarget(
      name: "ManualTests",
      dependencies: ["Manual", "SyncCore", "SyncDaemon"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SyncCoreTests",
      dependencies: ["NameSamples", "SyncCore"],
      // Read where they lie; a bundle would pull Foundation in.
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SyncDaemonTests",
      dependencies: ["SyncCore", "SyncDaemon"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["SyncCore", "SyncDaemon", "launchsyncd"],
      swiftSettings: strict
    ),
  ]
)
