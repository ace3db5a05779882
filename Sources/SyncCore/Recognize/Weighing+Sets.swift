// What is said of images that only their set, or its lack, makes sense of.
extension Weighing {
  /// The pixels are a television's, and nothing says that the image is one's.
  func unnamedTelevision() -> Problem {
    Problem(
      .noSlot,
      at: path,
      "\(pixels) pixels are a launch image of Apple TV only, and nothing says that it is one.",
      remedy: recognizer.support.devices.contains(.tv)
        ? "Put “tv” in its name or folder, or put it in a launch image set."
        : "Add tv to the app's devices and “tv” to its name, or export it at another device's size."
    )
  }

  /// What lies in an image set and is no screen's size, as Flutter's template has it.
  func viewsPicture() -> Problem {
    Problem(
      .noSlot,
      at: path,
      "It lies in an image set, which holds pictures for views: no device takes a launch image of"
        + " \(pixels) pixels.",
      remedy: "If it is for a view, add it to the app's \"ignore\"; if it is a launch image, export"
        + " it at the size of a device."
    )
  }

  /// What is told in an image set when a written scale stands against the pixels.
  func otherScale(_ fits: String) -> Problem? {
    guard reading.isImageSet,
      let scale = weighed.evidence.first(where: {
        $0.kinds.intersection(weighed.fitting).isEmpty
      }), scale.attributes == .scale, !scale.kinds.isEmpty
    else { return nil }
    return Problem(
      .nameAndSizeDisagree,
      at: path,
      "\(weighed.text(of: scale.source)) is another scale than that of the image, which is \(fits).",
      remedy: "Correct the scale in the name, or export the image in the size that it is for."
    )
  }
}

extension PathReading {
  /// The evidence without a scale that the device it names has not, when the pixels are that device's.
  ///
  /// In a launch image set the scale is the slot's, whatever the file is called: `iPhoneX@2x.png`. A scale
  /// that the device does have (`iPad mini@2x`) counts.
  func withoutStrayScale(_ pixels: PixelSize) -> [Evidence] {
    guard let scale = evidence.first(where: { $0.attributes == .scale }), !scale.kinds.isEmpty,
      let fitting = KindIndex.byPixels[pixels], scale.kinds.intersection(fitting).isEmpty,
      evidence.contains(where: {
        $0.attributes.contains(.screen) && $0.kinds.intersection(scale.kinds).isEmpty
          && !$0.kinds.intersection(fitting).isEmpty
      })
    else { return evidence }
    return evidence.filter { $0.attributes != .scale }
  }
}
