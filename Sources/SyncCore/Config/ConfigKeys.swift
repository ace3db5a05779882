/// The keys of the whole config.
package enum RootKey: String, ConfigKey {
  case schema = "$schema"
  case comment = "//"
  case state, report, metrics, apps, quiet, rescan, poll

  package var row: KeyRow {
    switch self {
    case .schema: KeyRow(.text, "for editors: the JSON Schema of this file")
    case .comment: .comment
    case .state:
      KeyRow(
        .path,
        "where manifests and status are kept; `$STATE_DIRECTORY` comes before it, without both it is `/var/lib/launchsyncd`"
      )
    case .report:
      KeyRow(.path, "where the pages of the report go; without it `report` in the state folder")
    case .metrics:
      KeyRow(
        .path,
        "a file of metrics for Prometheus, such as `/var/lib/prometheus/node-exporter/launchsyncd.prom`; without it none is written"
      )
    case .apps: .needed(.list(.app, isNeverEmpty: true), "the apps, one object each")
    case .quiet:
      KeyRow(
        .seconds(0...60),
        2,
        "seconds without a drop before gaps are logged and removals carried out"
      )
    case .rescan:
      KeyRow(.seconds(0...86_400), 900, "seconds between safety rescans; `0` is off")
    case .poll:
      KeyRow(.seconds(1...3_600), 10, "seconds between looks where inotify can not see changes")
    }
  }
}

/// The keys of an app.
package enum AppKey: String, ConfigKey {
  case comment = "//"
  case name, drop, build, supports, outputs, rules, derive, color, background, watch, durability
  case feedback, hooks, deviceSuffix, devices, ignore, limits, modes

  package var row: KeyRow {
    switch self {
    case .comment: .comment
    case .name: .needed(.name, "names the app in status, in the log and in the state folder")
    case .drop:
      .needed(
        .path,
        "the drop folder; it and the build tree may not lie in each other; `{brand}` in its last part, and in `name` and `build`, makes one app for each folder there"
      )
    case .build: .needed(.path, "the build tree; foreign files in it are never touched")
    case .supports: KeyRow(.object(.support), .object([]), "what the app runs on")
    case .outputs:
      .needed(.list(.output, isNeverEmpty: true), "what is written into the build tree")
    case .rules:
      KeyRow(
        .list(.rule, isNeverEmpty: false),
        [],
        "what files of yours are, above all other evidence: `{ \"match\": \"hero/**/*-wide.*\", \"slot\": { \"idiom\": \"ipad\", \"orientation\": \"landscape\" } }`"
      )
    case .derive: KeyRow(.object(.derive), "renders missing slots from larger sources")
    case .color: KeyRow(.word(of: ColorSpace.self), "srgb", "the colour space of outputs")
    case .background:
      KeyRow(.colour, "#FFFFFF", "what shows through where an image is transparent")
    case .watch:
      KeyRow(
        .word(of: WatchMode.self),
        "auto",
        "how changes are noticed; `auto` polls where inotify can not see them"
      )
    case .durability:
      KeyRow(
        .word(of: Durability.self),
        "full",
        "`fast` does not sync to disk: for trees that are rebuilt anyway"
      )
    case .feedback:
      KeyRow(
        .flag,
        false,
        "keeps `launch-report.html` and `launch-report.txt` in the drop folder, for designers"
      )
    case .hooks: KeyRow(.object(.hooks), .object([]), "commands run on events")
    case .deviceSuffix:
      KeyRow(
        .flag,
        false,
        "adds `~iphone` to iPhone names, so that an iPad never falls back to one"
      )
    case .devices:
      KeyRow(
        .list(.device, isNeverEmpty: false),
        [],
        "devices that the built-in table lacks, or has wrong: coverage counts them in"
      )
    case .ignore: KeyRow(.patterns, [], "further patterns of names to leave alone")
    case .limits: KeyRow(.object(.limits), .object([]), "what is refused before it is decoded")
    case .modes:
      KeyRow(.object(.modes), .object([]), "the permissions of what is written, whatever the umask")
    }
  }
}

/// The keys of what an app supports.
package enum SupportKey: String, ConfigKey {
  case comment = "//"
  case devices, minimumOS, maximumOS, orientations, basename, urlSchemes, infoPlist

  package var row: KeyRow {
    switch self {
    case .comment: .comment
    case .devices: KeyRow(.words(of: Idiom.self), ["iphone", "ipad"], "the kinds of devices")
    case .minimumOS: KeyRow(.version("7.0"), "7.0", "the oldest system")
    case .maximumOS: KeyRow(.version("13.0"), "the newest system; null: no upper bound")
    case .orientations:
      KeyRow(
        .object(.orientations),
        .object([]),
        "the orientations that the app starts in, per device"
      )
    case .basename:
      KeyRow(.stem, "Default", "`UILaunchImageFile`, without extension")
    case .urlSchemes:
      KeyRow(.texts, [], "schemes that may have launch images of their own")
    case .infoPlist:
      KeyRow(.path, "the app's own Info.plist, never written: its word goes before this object's")
    }
  }
}

/// The keys of launch orientations are the devices.
extension Idiom: ConfigKey {
  package var row: KeyRow {
    switch self {
    case .iphone: KeyRow(.words(of: InterfaceOrientation.self), ["portrait"], "on an iPhone")
    case .ipad:
      KeyRow(
        .words(of: InterfaceOrientation.self),
        ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
        "on an iPad"
      )
    case .tv: KeyRow(.words(of: InterfaceOrientation.self), ["landscapeLeft"], "on an Apple TV")
    }
  }
}
