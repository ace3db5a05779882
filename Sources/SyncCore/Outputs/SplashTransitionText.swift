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
    return #"""
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

        // MARK: - The screen

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = backgroundColor
          imageView.contentMode = .scaleAspectFill
          imageView.clipsToBounds = true
          view.addSubview(imageView)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let side = max(view.bounds.width, view.bounds.height)
          imageView.bounds = CGRect(x: 0, y: 0, width: side, height: side)
          imageView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard phase == .waiting else { return }
          phase = .shown
          delegate?.splashDidAppear(self)
          guard let hold else { return }
          // The controller lives in its window until it has left, so that nobody has to keep it.
          Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(min(max(0, hold), 3_600) * 1_000_000_000))
            self?.leave()
          }
        }

        override var prefersStatusBarHidden: Bool { hidesStatusBar }

        override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }

        /// The screen below decides, so that it does not turn when the image goes.
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          covered?.rootViewController?.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
        }

        // MARK: - Leaving

        private var visibleTransition: SplashTransition {
          switch transition {
          case .none, .fade: return transition
          case .center, .circle, .band, .tear:
            return UIAccessibility.isReduceMotionEnabled ? .fade : transition
          }
        }

        private func fade() {
          UIView.animate(
            withDuration: duration,
            animations: { self.view.alpha = 0 },
            completion: { _ in self.finish() }
          )
        }

        /// Opens a hole by a mask: all of the screen without the hole.
        private func open() {
          let mask = CAShapeLayer()
          mask.frame = view.bounds
          mask.fillRule = .evenOdd
          let opened = maskPath(openedBy: 1)
          let animation = CABasicAnimation(keyPath: "path")
          animation.fromValue = maskPath(openedBy: 0)
          animation.toValue = opened
          animation.duration = duration
          animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
          CATransaction.begin()
          CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { self?.finish() }
          }
          mask.path = opened
          mask.add(animation, forKey: "path")
          view.layer.mask = mask
          CATransaction.commit()
        }

        private func finish() {
          guard phase == .leaving else { return }
          phase = .gone
          overlay?.isHidden = true
          overlay?.rootViewController = nil
          covered?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
          delegate?.splashDidDisappear(self)
          overlay = nil
        }

        // MARK: - Masks

        /// The screen and a hole in it, which is closed at 0 and all of the screen at 1.
        ///
        /// Both ends have the same number of points, so that one turns into the other.
        private func maskPath(openedBy progress: CGFloat) -> CGPath {
          let bounds = view.bounds
          let path = CGMutablePath()
          path.addRect(bounds)
          let middle = CGPoint(x: bounds.midX, y: bounds.midY)
          switch visibleTransition {
          case .none, .fade:
            break
          case .center:
            path.addRect(
              rect(around: middle, bounds.width * progress, bounds.height * progress)
            )
          case .circle:
            let diameter =
              (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() * progress
            path.addEllipse(in: rect(around: middle, diameter, diameter))
          case .band:
            path.addRect(rect(around: middle, bounds.width, bounds.height * progress))
          case .tear:
            path.addLines(between: tear(in: bounds, openedBy: progress))
            path.closeSubpath()
          }
          return path
        }

        private func rect(around middle: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
          CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }

        /// Two jagged edges, one above the other, that move apart until both are off the screen.
        private func tear(in bounds: CGRect, openedBy progress: CGFloat) -> [CGPoint] {
          // Where the teeth point, in parts of their height: uneven, and the same at every launch.
          let teeth: [CGFloat] = [0.2, -0.6, 0.5, -0.3, 0.9, -0.8, 0.3, -0.5, 0.7, -0.9, 0.4, -0.2, 0.6]
          let depth = bounds.height / 16
          let reach = (bounds.height / 2 + depth) * progress
          let step = bounds.width / CGFloat(teeth.count - 1)
          let line = teeth.enumerated().map { index, tooth in
            CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.midY + tooth * depth)
          }
          let upper = line.map { CGPoint(x: $0.x, y: $0.y - reach) }
          let lower = line.map { CGPoint(x: $0.x, y: $0.y + reach) }
          return upper + lower.reversed()
        }
      }

      """#
  }

  /// A channel from 0 to 1, in thousandths.
  private static func fraction(_ value: UInt8) -> String {
    let thousandths = (Int(value) * 1000 + 127) / 255
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    let digits = String(thousandths)
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
