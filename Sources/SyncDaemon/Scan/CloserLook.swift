import SyncCore

/// What the image worker adds to the verdict over one file.
struct CloserLook {
  let imager: Imager
  let limits: Limits

  /// Whether only decoding tells.
  static func isNeeded(_ reading: Reading) -> Bool {
    switch reading {
    case .incomplete, .unusable: false
    case .image(let facts, _):
      !facts.isCrushed && (!facts.isCounted || facts.transparency == .declared)
    case .foreign: true
    }
  }

  /// Asks the worker; nil when that would have to be waited for.
  func resolve(_ reading: Reading, _ file: borrowing Descriptor, _ hash: ContentHash) -> Reading? {
    switch reading {
    case .incomplete, .unusable: return reading
    case .image(let facts, let warnings):
      switch imager.look(file, .png, hash: hash, limits: limits) {
      case .missing: return reading
      case .notAsked: return nil
      case .done(let seen): return combined(facts, warnings, seen)
      case .failed(let failure): return .unusable(reading.header, failure.finding(.png))
      case .broken(let what): return .unusable(reading.header, .imagerBroke(.png, what))
      }
    case .foreign(let header, let finding):
      switch imager.look(file, header.format, hash: hash, limits: limits) {
      case .missing: return .unusable(header, finding.withoutImager())
      case .notAsked: return nil
      case .done(let facts): return .image(facts, warnings: facts.cautions)
      case .failed(let failure): return .unusable(header, failure.finding(header.format))
      case .broken(let what): return .unusable(header, .imagerBroke(header.format, what))
      }
    }
  }

  /// The walk's facts with what only the pixels tell.
  private func combined(_ facts: ImageFacts, _ warnings: [Finding], _ seen: ImageFacts) -> Reading {
    var whole = facts
    if whole.transparency == .declared {
      whole.transparency = seen.transparency == .none ? .unused : seen.transparency
    }
    whole.isCounted = true
    let old = facts.cautions
    return .image(whole, warnings: warnings.filter { !old.contains($0) } + whole.cautions)
  }
}
