// swift-format-ignore-file
// The names of UIKit and Core Animation that `SplashTransition.swift` uses, as the SDK declares them: for
// type-checking where there is no SDK.

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

open class UIColor: NSObject, @unchecked Sendable {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public class var clear: UIColor { UIColor() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) {}
}

open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var mask: CALayer?
  open func add(_ animation: CAAnimation, forKey key: String?) {}
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  public static let evenOdd = CAShapeLayerFillRule()
}

open class CGPath {
  fileprivate init() {}
}

public final class CGMutablePath: CGPath {
  public override init() {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addLines(between points: [CGPoint]) {}
  public func closeSubpath() {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillRule = CAShapeLayerFillRule()
}

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  public static let easeIn = CAMediaTimingFunctionName()
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
}

public typealias CFTimeInterval = Double

open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var fromValue: Any?
  open var toValue: Any?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  // Stricter than the SDK, which may say so one day.
  open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {}
}

@MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  open var bounds = CGRect.zero
  open var frame = CGRect.zero
  open var center = CGPoint.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var layer: CALayer { CALayer() }
  public init(frame: CGRect) {}
  open func addSubview(_ view: UIView) {}
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init() { self.init(frame: .zero) }
}

@MainActor open class UIWindowScene: UIResponder {}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, Sendable {
    public static func + (left: Level, right: CGFloat) -> Level { left }
  }
  open var windowLevel = Level()
  open var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  open var view: UIView! { nil }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
  open func setNeedsStatusBarAppearanceUpdate() {}
}
