// swift-format-ignore-file

/// Every device we know, one a row.
///
/// Columns, separated by tabs: name, idiom, screen in points (portrait; a TV's as it stands), scale,
/// year, first and last OS it ran (`-`: still current), sources. Names, sizes and years carry the
/// sources of their row. **Both OS columns are assumed**: from general knowledge of Apple's
/// compatibility lists, not from a source that was read; where a release is not known, the first OS
/// is the one of the year.
package enum DeviceTable {
  /// In table order, which is the order of every list of devices.
  package static let all: [Device] = parse(rows)

  /// Devices on a screen of their own kind, such as `iPad Air 2`; nil when there is none of that name.
  ///
  /// Case does not matter.
  package static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }

  /// Rows that are not whole are left out; a test counts them.
  static func parse(_ text: String) -> [Device] {
    var devices: [Device] = []
    devices.reserveCapacity(128)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let device = Device(rank: devices.count, row: line) else { continue }
      devices.append(device)
    }
    return devices
  }

  static let rows = #"""
iPhone	iphone	320x480	1	2007	1.0	3.1.3	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table); cnblogs.com/zyzmlc/p/10026048.html (iPhone table)
iPhone 3G	iphone	320x480	1	2008	2.0	4.2.1	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table); cnblogs.com/zyzmlc/p/10026048.html (iPhone table)
iPhone 3GS	iphone	320x480	1	2009	3.0	6.1.6	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table); cnblogs.com/zyzmlc/p/10026048.html (iPhone table)
iPod touch (1st generation)	iphone	320x480	1	2007	1.1	3.1.3	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4)
iPod touch (2nd generation)	iphone	320x480	1	2008	2.1.1	4.2.1	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4)
iPod touch (3rd generation)	iphone	320x480	1	2009	3.1	5.1.1	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4)
iPhone 4	iphone	320x480	2	2010	4.0	7.1.2	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table); cnblogs.com/zyzmlc/p/10026048.html (iPhone table)
iPhone 4s	iphone	320x480	2	2011	5.0	9.3.6	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table); cnblogs.com/zyzmlc/p/10026048.html (iPhone table)
iPod touch (4th generation)	iphone	320x480	2	2010	4.1	6.1.6	seed 004 (Apple App-Related Resources, table 5-4); Unity manual MobileCustomizeSplashScreen (Cloudage/documentation-cn)
iPhone 5	iphone	320x568	2	2012	6.0	10.3.4	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone 5c	iphone	320x568	2	2013	7.0	10.3.3	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone 5s	iphone	320x568	2	2013	7.0	12.5.7	Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone SE (1st generation)	iphone	320x568	2	2016	9.3	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone SE 4-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPod touch (5th generation)	iphone	320x568	2	2012	6.0	9.3.5	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPod touch 5th generation and later"); seed 004 (Apple App-Related Resources, table 5-4)
iPod touch (6th generation)	iphone	320x568	2	2015	8.4	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPod touch 5th generation and later"); devicekit/DeviceKit Source/Device.swift.gyb (model, aspect ratio, ppi only)
iPod touch (7th generation)	iphone	320x568	2	2019	12.3	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPod touch 5th generation and later"); simonbs/ios-widget-sizes README.md
iPhone 6	iphone	375x667	2	2014	8.0	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 6"); juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone 6s	iphone	375x667	2	2015	9.0	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 6s"); simonbs/ios-widget-sizes README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone 7	iphone	375x667	2	2016	10.0	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 7"); simonbs/ios-widget-sizes README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone 8	iphone	375x667	2	2017	11.0	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 8"); simonbs/ios-widget-sizes README.md; juejin.cn/post/7132663584395362311 (iPhone resolution table)
iPhone SE (2nd generation)	iphone	375x667	2	2020	13.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone SE 4.7-inch"); simonbs/ios-widget-sizes README.md
iPhone SE (3rd generation)	iphone	375x667	2	2022	15.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone SE 4.7-inch"); juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPhone 6 Plus	iphone	414x736	3	2014	8.0	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 6 Plus"); juejin.cn/post/7132663584395362311 (iPhone resolution table); pointfreeco/swift-snapshot-testing View.swift
iPhone 6s Plus	iphone	414x736	3	2015	9.0	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 6s Plus"); juejin.cn/post/7132663584395362311 (iPhone resolution table); pointfreeco/swift-snapshot-testing View.swift
iPhone 7 Plus	iphone	414x736	3	2016	10.0	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 7 Plus"); juejin.cn/post/7132663584395362311 (iPhone resolution table); pointfreeco/swift-snapshot-testing View.swift
iPhone 8 Plus	iphone	414x736	3	2017	11.0	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 8 Plus"); juejin.cn/post/7132663584395362311 (iPhone resolution table); pointfreeco/swift-snapshot-testing View.swift
iPhone X	iphone	375x812	3	2017	11.0.1	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone X"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone XS	iphone	375x812	3	2018	12.0	18.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone XS"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone XS Max	iphone	414x896	3	2018	12.0	18.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone XS Max"); simonbs/ios-widget-sizes README.md; gist ricsantos/e7baee6885626b9cb87c021a5097623f
iPhone XR	iphone	414x896	2	2018	12.0	18.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone XR"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 11	iphone	414x896	2	2019	13.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 11"); simonbs/ios-widget-sizes README.md; gist ricsantos/e7baee6885626b9cb87c021a5097623f
iPhone 11 Pro	iphone	375x812	3	2019	13.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 11 Pro"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 11 Pro Max	iphone	414x896	3	2019	13.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 11 Pro Max"); simonbs/ios-widget-sizes README.md; gist ricsantos/e7baee6885626b9cb87c021a5097623f
iPhone 12 mini	iphone	375x812	3	2020	14.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 12 mini"); gist ricsantos/e7baee6885626b9cb87c021a5097623f
iPhone 13 mini	iphone	375x812	3	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 13 mini"); gist ricsantos/e7baee6885626b9cb87c021a5097623f; pointfreeco/swift-snapshot-testing View.swift; juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPhone 12	iphone	390x844	3	2020	14.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 12"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 12 Pro	iphone	390x844	3	2020	14.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 12 Pro"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 12 Pro Max	iphone	428x926	3	2020	14.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 12 Pro Max"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 13	iphone	390x844	3	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 13"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 13 Pro	iphone	390x844	3	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 13 Pro"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 13 Pro Max	iphone	428x926	3	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 13 Pro Max"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPhone 14	iphone	390x844	3	2022	16.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 14"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 14 Plus	iphone	428x926	3	2022	16.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 14 Plus"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 14 Pro	iphone	393x852	3	2022	16.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 14 Pro"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 14 Pro Max	iphone	430x932	3	2022	16.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 14 Pro Max"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 15	iphone	393x852	3	2023	17.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 15"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 15 Plus	iphone	430x932	3	2023	17.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 15 Plus"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 15 Pro	iphone	393x852	3	2023	17.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 15 Pro"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 15 Pro Max	iphone	430x932	3	2023	17.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 15 Pro Max"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 16	iphone	393x852	3	2024	18.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 16"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 16 Plus	iphone	430x932	3	2024	18.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 16 Plus"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 16 Pro	iphone	402x874	3	2024	18.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 16 Pro"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 16 Pro Max	iphone	440x956	3	2024	18.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 16 Pro Max"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 16e	iphone	390x844	3	2025	18.3	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPhone 16e"); piotrbakker/diagonal csv (Apple tech specs)
iPhone 17	iphone	402x874	3	2025	26.0	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570); Quasar docs PWA snippet (find_string id 60804978765)
iPhone 17 Pro	iphone	402x874	3	2025	26.0	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570); Quasar docs PWA snippet (find_string id 60804978765); pub.dev device_preview iPhone17Pro
iPhone 17 Pro Max	iphone	440x956	3	2025	26.0	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570); Quasar docs PWA snippet (find_string id 60804978765)
iPhone Air	iphone	420x912	3	2025	26.0	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570); Quasar docs PWA snippet (find_string id 60804978765)
iPad (1st generation)	ipad	768x1024	1	2010	3.2	5.1.1	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4)
iPad 2	ipad	768x1024	1	2011	4.3	9.3.6	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4)
iPad (3rd generation)	ipad	768x1024	2	2012	5.1	9.3.6	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4); Unity manual MobileCustomizeSplashScreen (Cloudage/documentation-cn)
iPad (4th generation)	ipad	768x1024	2	2012	6.0	10.3.4	Sivabalaa/iOSResolution README.md; seed 004 (Apple App-Related Resources, table 5-4); Unity manual MobileCustomizeSplashScreen (Cloudage/documentation-cn)
iPad mini (1st generation)	ipad	768x1024	1	2012	6.0	9.3.6	Sivabalaa/iOSResolution README.md; Unity manual MobileCustomizeSplashScreen (Cloudage/documentation-cn)
iPad mini 2	ipad	768x1024	2	2013	7.0	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 7.9-inch"); Sivabalaa/iOSResolution README.md
iPad mini 3	ipad	768x1024	2	2014	8.1	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 7.9-inch"); Sivabalaa/iOSResolution README.md
iPad mini 4	ipad	768x1024	2	2015	9.0	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 7.9-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad mini (5th generation)	ipad	768x1024	2	2019	12.2	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 7.9-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad mini (6th generation)	ipad	744x1133	2	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 8.3-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPad mini (A17 Pro)	ipad	744x1133	2	2024	18.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad mini 8.3-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Air (1st generation)	ipad	768x1024	2	2013	7.0	12.5.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 9.7-inch"); Sivabalaa/iOSResolution README.md
iPad Air 2	ipad	768x1024	2	2014	8.1	15.8	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 9.7-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Air (3rd generation)	ipad	834x1112	2	2019	12.2	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 10.5-inch"); Sivabalaa/iOSResolution README.md
iPad Air (4th generation)	ipad	820x1180	2	2020	14.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 10.9-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPad Air (5th generation)	ipad	820x1180	2	2022	15.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 10.9-inch"); piotrbakker/diagonal csv (Apple tech specs); juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPad Air 11-inch (M2)	ipad	820x1180	2	2024	17.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 11-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Air 13-inch (M2)	ipad	1024x1366	2	2024	17.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 13-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Air 11-inch (M3)	ipad	820x1180	2	2025	18.3	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 11-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Air 13-inch (M3)	ipad	1024x1366	2	2025	18.3	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Air 13-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Air 11-inch (M4)	ipad	820x1180	2	2026	26.0	-	devicekit/DeviceKit Source/Device.swift.gyb (model, aspect ratio, ppi only)
iPad Air 13-inch (M4)	ipad	1024x1366	2	2026	26.0	-	devicekit/DeviceKit Source/Device.swift.gyb (model, aspect ratio, ppi only)
iPad (5th generation)	ipad	768x1024	2	2017	10.3	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 9.7-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad (6th generation)	ipad	768x1024	2	2018	11.3	17.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 9.7-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad (7th generation)	ipad	810x1080	2	2019	13.1	18.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 10.2-inch"); simonbs/ios-widget-sizes README.md
iPad (8th generation)	ipad	810x1080	2	2020	14.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 10.2-inch"); simonbs/ios-widget-sizes README.md
iPad (9th generation)	ipad	810x1080	2	2021	15.0	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 10.2-inch"); simonbs/ios-widget-sizes README.md
iPad (10th generation)	ipad	820x1180	2	2022	16.1	-	piotrbakker/diagonal csv (Apple tech specs); juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPad (A16)	ipad	820x1180	2	2025	18.3	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad 11-inch"); piotrbakker/diagonal csv (Apple tech specs)
iPad Pro 9.7-inch	ipad	768x1024	2	2016	9.3	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 9.7-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 10.5-inch	ipad	834x1112	2	2017	10.3.2	17.7	simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md; pointfreeco/swift-snapshot-testing View.swift
iPad Pro 11-inch (1st generation)	ipad	834x1194	2	2018	12.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 11-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md; pointfreeco/swift-snapshot-testing View.swift
iPad Pro 11-inch (2nd generation)	ipad	834x1194	2	2020	13.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 11-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 11-inch (3rd generation)	ipad	834x1194	2	2021	14.5	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 11-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md
iPad Pro 11-inch (4th generation)	ipad	834x1194	2	2022	16.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 11-inch"); juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPad Pro 11-inch (M4)	ipad	834x1210	2	2024	17.4	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570)
iPad Pro 11-inch (M5)	ipad	834x1210	2	2025	26.0	-	devicekit/DeviceKit Source/Device.swift.gyb (model, aspect ratio, ppi only)
iPad Pro 12.9-inch (1st generation)	ipad	1024x1366	2	2015	9.1	16.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 12.9-inch (2nd generation)	ipad	1024x1366	2	2017	10.3.2	17.7	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 12.9-inch (3rd generation)	ipad	1024x1366	2	2018	12.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 12.9-inch (4th generation)	ipad	1024x1366	2	2020	13.4	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md; Sivabalaa/iOSResolution README.md
iPad Pro 12.9-inch (5th generation)	ipad	1024x1366	2	2021	14.5	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); piotrbakker/diagonal csv (Apple tech specs); simonbs/ios-widget-sizes README.md; juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPad Pro 12.9-inch (6th generation)	ipad	1024x1366	2	2022	16.1	-	Apple HIG table via elegantapp/pwa-asset-generator src/config/apple-fallback-data.json ("iPad Pro 12.9-inch"); juejin.cn/post/7188039524264443960 (resolution table with release dates)
iPad Pro 13-inch (M4)	ipad	1032x1376	2	2024	17.4	-	piotrbakker/diagonal csv (Apple tech specs); PWA splash list naming iPhone 17/iPad M4 models (find_string id 34820107570); pub.dev app_deploy_screenshots ipadProM4
iPad Pro 13-inch (M5)	ipad	1032x1376	2	2025	26.0	-	devicekit/DeviceKit Source/Device.swift.gyb (model, aspect ratio, ppi only)
Apple TV HD	tv	1920x1080	1	2015	9.0	-	facts XAM; facts AF
Apple TV 4K (1st generation)	tv	1920x1080	2	2017	11.0	-	facts AF; facts X
"""#
}
