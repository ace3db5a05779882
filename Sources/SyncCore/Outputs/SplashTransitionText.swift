/// `SplashTransition.swift` as apps get it: our own code, to be used freely.
enum SplashTransitionText {
  /// The file's text.
  ///
  /// - Parameters:
  ///   - imageName: the image set it shows unless told otherwise.
  ///   - background: the colour below it.
  /// - Returns: Swift for language modes 5 and 6, formatted.
  static func text(imageName: String, background: Color) -> String {
    let channels = [
      ("red", background.red), ("green", background.green), ("blue", background.blue),
    ]
    let color =
      channels.map { "\($0.0): \(fraction($0.1))" }.joined(separator: ", ") + ", alpha: 1"
    let head = #"""
      // Shows the launch image over the app's first screen and takes it away: by a fade, or through a hole
      // that opens in it. For UIKit, iOS 13 and later, without dependencies. Written by launchsyncd; use it,
      // change it and ship it as you like.
      //
      //     // In the scene delegate, after `window.makeKeyAndVisible()`:
      //     let splash = SplashViewController(transition: .circle)
      //     splash.delegate = self
      //     splash.show(over: window)

      import UIKit

      /// How the launch image leaves.
      enum SplashTransition: String, CaseIterable, Sendable {
        /// At once.
        case none
        /// It fades.
        case fade
        /// A window of the screen's shape opens from the centre.
        case center
        /// A circle opens from the centre.
        case circle
        /// A band across the middle opens up and down.
        case band
        /// It tears along a jagged line across the middle.
        case tear
      }

      /// Told when the launch image comes and goes; every call may be left out.
      @MainActor
      protocol SplashTransitionDelegate: AnyObject {
        /// The image covers the screen; what is below can be made ready.
        func splashDidAppear(_ splash: SplashViewController)
        /// It begins to leave.
        func splashWillDisappear(_ splash: SplashViewController)
        /// It is gone, and the app's own screen is in charge.
        func splashDidDisappear(_ splash: SplashViewController)
      }

      extension SplashTransitionDelegate {
        func splashDidAppear(_ splash: SplashViewController) {}
        func splashWillDisappear(_ splash: SplashViewController) {}
        func splashDidDisappear(_ splash: SplashViewController) {}
      }

      /// The launch image, in a window of its own above the app's.
      ///
      /// The image is a square as wide as the screen's longer side: it fills both orientations and stays
      /// where it is while the device turns.
      final class SplashViewController: UIViewController {
        weak var delegate: (any SplashTransitionDelegate)?

        /// What people who asked for less motion see as a fade.
        var transition: SplashTransition

        /// How long the transition takes, in seconds.
        var duration: TimeInterval = 0.6

        /// How long the image stays before it leaves by itself, in seconds; nil waits for `leave()`.
        var hold: TimeInterval? = 0.2

        /// Whether the status bar is hidden while the image is there.
        var hidesStatusBar = false {
          didSet { setNeedsStatusBarAppearanceUpdate() }
        }

        /// The status bar's style while the image is there.
        var statusBarStyle: UIStatusBarStyle = .default {
          didSet { setNeedsStatusBarAppearanceUpdate() }
        }

        private enum Phase {
          case waiting
          case shown
          case leaving
          case gone
        }

        private let imageView = UIImageView()
        private let backgroundColor: UIColor
        private var phase = Phase.waiting
        /// Keeps this controller until the image is gone.
        private var overlay: UIWindow?
        private weak var covered: UIWindow?

        /// - Parameters:
        ///   - imageName: the image set that launchsyncd wrote.
        ///   - transition: how the image leaves.
        ///   - backgroundColor: what is seen where there is no image.
        init(
          imageName: String = "\#(imageName)",
          transition: SplashTransition = .fade,
          backgroundColor: UIColor = UIColor(\#(color))
        ) {
          self.transition = transition
          self.backgroundColor = backgroundColor
          super.init(nibName: nil, bundle: nil)
          imageView.image = UIImage(named: imageName)
        }

        /// Storyboards can not make one.
        required init?(coder: NSCoder) {
          nil
        }

        /// Covers a window at once.
        ///
        /// A second call does nothing.
        ///
        /// - Parameter window: the app's own, already visible.
        func show(over window: UIWindow) {
          guard phase == .waiting, overlay == nil else { return }
          let overlay: UIWindow
          if let scene = window.windowScene {
            overlay = UIWindow(windowScene: scene)
          } else {
            overlay = UIWindow(frame: window.frame)
          }
          overlay.windowLevel = window.windowLevel + 1
          overlay.backgroundColor = .clear
          overlay.rootViewController = self
          covered = window
          self.overlay = overlay
          overlay.isHidden = false
        }

        /// Lets the image leave now.
        ///
        /// Further calls do nothing.
        func leave() {
          guard phase == .shown else { return }
          phase = .leaving
          delegate?.splashWillDisappear(self)
          switch visibleTransition {
          case .none: finish()
          case .fade: fade()
          case .center, .circle, .band, .tear: open()
          }
        }
      """#
    return [head, leaving, masks].joined(separator: "\n\n")
  }

  /// A channel from 0 to 1, in thousandths.
  private static func fraction(_ value: UInt8) -> String {
    let thousandths = (Int(value) * 1000 + 127) / 255
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    let digits = String(thousandths)
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
