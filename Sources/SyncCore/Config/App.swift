/// One entry of the config: a drop folder, a build tree, what the app supports, its outputs.
package struct App: Hashable, Sendable {
  package var name: String
  /// Absolute path of the drop folder, as bytes.
  package var drop: [UInt8]
  /// Absolute path of the build tree, as bytes.
  package var build: [UInt8]
  package var supports: Support
  package var outputs: [Output]
  package var rules: [Rule]
  package var derive: Derive?
  package var color: ColorSpace
  package var background: Color
  package var watch: WatchMode
  package var durability: Durability
  /// Whether a report is written beside the designers' files.
  package var feedback: Bool
  package var hooks: Hooks
  /// Adds `~iphone` to iPhone names, so that an iPad never falls back to a phone image.
  package var deviceSuffix: Bool
  /// Devices beside those of the built-in table, or in place of one of the same name.
  package var devices: [Device] = []
  /// Further junk patterns, beside the built-in table.
  package var ignore: [String]
  package var limits: Limits
  package var modes: Modes

  package init(
    name: String,
    drop: [UInt8],
    build: [UInt8],
    supports: Support = Support(),
    outputs: [Output] = [Output(kind: .bundle, path: nil)],
    rules: [Rule] = [],
    derive: Derive? = nil,
    color: ColorSpace = .sRGB,
    background: Color = .white,
    watch: WatchMode = .auto,
    durability: Durability = .full,
    feedback: Bool = false,
    hooks: Hooks = Hooks(),
    deviceSuffix: Bool = false,
    ignore: [String] = [],
    limits: Limits = Limits(),
    modes: Modes = .standard
  ) {
    self.name = name
    self.drop = drop
    self.build = build
    self.supports = supports
    self.outputs = outputs
    self.rules = rules
    self.derive = derive
    self.color = color
    self.background = background
    self.watch = watch
    self.durability = durability
    self.feedback = feedback
    self.hooks = hooks
    self.deviceSuffix = deviceSuffix
    self.ignore = ignore
    self.limits = limits
    self.modes = modes
  }
}

/// How changes in the drop folder are noticed.
package enum WatchMode: String, CaseIterable, Hashable, Sendable { case auto, inotify, poll }

/// Whether a power cut can cost a file.
package enum Durability: String, CaseIterable, Hashable, Sendable { case full, fast }
