/// The keys of an output.
package enum OutputKey: String, ConfigKey {
  case kind, path, naming, cacheBusting, urlBase, scheme, screens

  package var row: KeyRow {
    switch self {
    case .kind: .needed(.word(of: OutputKind.self), "what is made")
    case .path: KeyRow(.pathBelow, ".", "where, below the build tree")
    case .naming:
      KeyRow(.word(of: Output.Naming.self), "apple", "how a launch image set names its files")
    case .cacheBusting:
      KeyRow(.flag, false, "puts a short content hash into image names")
    case .scheme:
      KeyRow(.text, "the URL scheme whose launches a storyboard is for")
    case .screens:
      KeyRow(
        .list(.screen, isNeverEmpty: false),
        [],
        "the launch screens of an `infoplist` output that the plist draws itself"
      )
    case .urlBase:
      KeyRow(.text, "", "what the addresses in a web app's tags start with: `/splash/`")
    }
  }
}

/// The keys of a rule.
package enum RuleKey: String, ConfigKey {
  case match, slot

  package var row: KeyRow {
    switch self {
    case .match:
      .needed(
        .pattern,
        "paths below the drop folder: `*`, `?` and `[…]` within a name, `**` across folders"
      )
    case .slot: .needed(.object(.ruleSlot), "what these files are")
    }
  }
}

/// The keys of what a rule states.
package enum RuleSlotKey: String, ConfigKey {
  case idiom, screen, orientation, facing, scale, scheme, appearance, locale, master

  package var row: KeyRow {
    switch self {
    case .idiom: KeyRow(.word(of: Idiom.self), "the device")
    case .screen:
      KeyRow(.text, "the screen: a subtype such as `667h`, or points such as `834x1112`")
    case .orientation: KeyRow(.word(of: SlotOrientation.self), "the shape of the slot")
    case .facing:
      KeyRow(.word(of: InterfaceOrientation.self), "the one orientation that it serves")
    case .scale: KeyRow(.scale, "pixels a point")
    case .scheme: KeyRow(.text, "the URL scheme that it is for")
    case .appearance: KeyRow(.word(of: Appearance.self), "light or dark")
    case .locale: KeyRow(.text, "the language that it is for, such as `de`")
    case .master: KeyRow(.flag, false, "a square that others are rendered from")
    }
  }
}

/// The keys of derivation.
package enum DeriveKey: String, ConfigKey {
  case mode, background, gravity

  package var row: KeyRow {
    switch self {
    case .mode:
      KeyRow(
        .word(of: Derive.Mode.self),
        "cover",
        "`cover` cuts what stands over, `contain` adds background"
      )
    case .background: KeyRow(.colour, "behind a contained image; else the app's background")
    case .gravity:
      KeyRow(.word(of: Derive.Gravity.self), "center", "which part a cut keeps")
    }
  }
}

/// The keys of hooks.
package enum HooksKey: String, ConfigKey {
  case afterPass, gapOpened, gapClosed, timeout

  package var row: KeyRow {
    switch self {
    case .afterPass:
      KeyRow(.texts, [], "program and arguments, run after a pass that changed something")
    case .gapOpened: KeyRow(.texts, [], "program and arguments, run when a gap opens")
    case .gapClosed: KeyRow(.texts, [], "program and arguments, run when a gap closes")
    case .timeout: KeyRow(.seconds(1...3_600), 60, "seconds that one of them may run")
    }
  }
}

/// The keys of limits.
package enum LimitsKey: String, ConfigKey {
  case pixels, side, fileSize, decodeTime

  package var row: KeyRow {
    switch self {
    case .pixels: KeyRow(.count, 100_000_000, "pixels of one image")
    case .side: KeyRow(.count, 16_384, "pixels of one side")
    case .fileSize: KeyRow(.count, 200_000_000, "bytes of one file")
    case .decodeTime:
      KeyRow(.seconds(1...600), 20, "seconds the image worker may take over one source")
    }
  }
}

/// The keys of modes.
package enum ModesKey: String, ConfigKey {
  case file, folder

  package var row: KeyRow {
    switch self {
    case .file: KeyRow(.permissions("0600"), "0644", "of files")
    case .folder: KeyRow(.permissions("0700"), "0755", "of folders")
    }
  }
}
