extension SplashTransitionText {
  /// The controller's screen, and how the image leaves it.
  static let leaving = #"""
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
    """#

  /// The holes that open in the image; ends the file.
  static let masks = #"""
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
