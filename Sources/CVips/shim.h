// libvips takes its options as variable arguments, which Swift does not import: each call that is
// used here stands once, with its options fixed.
#pragma once
#include <vips/vips.h>

static inline int shim_vips_init(void) {
  // Its own name for messages; no program arguments are taken.
  return VIPS_INIT("launchsyncd-imager");
}

// Whole decode or none: an error within the pixels is an error, a strange tag is not.
#define SHIM_LOAD(name)                                                                        \
  static inline VipsImage *shim_load_##name(const void *bytes, size_t count) {                 \
    VipsImage *image = NULL;                                                                   \
    if (vips_##name##load_buffer((void *)bytes, count, &image, "access",                       \
                                 VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL)) \
      return NULL;                                                                             \
    return image;                                                                              \
  }
SHIM_LOAD(png)
SHIM_LOAD(jpeg)
SHIM_LOAD(webp)
SHIM_LOAD(heif)
SHIM_LOAD(tiff)
SHIM_LOAD(gif)
SHIM_LOAD(svg)
SHIM_LOAD(pdf)

// Photoshop files go through ImageMagick, told what they are so that it tries nothing else.
static inline VipsImage *shim_load_psd(const void *bytes, size_t count) {
  VipsImage *image = NULL;
  // "psd[0]" is the flattened picture; layers are further pages.
  if (vips_magickload_buffer((void *)bytes, count, &image, "n", 1, "fail_on", VIPS_FAIL_ON_ERROR,
                             NULL))
    return NULL;
  return image;
}

static inline VipsImage *shim_to_srgb(VipsImage *image) {
  VipsImage *made = NULL;
  return vips_colourspace(image, &made, VIPS_INTERPRETATION_sRGB, NULL) ? NULL : made;
}

static inline VipsImage *shim_extract(VipsImage *image, int left, int top, int width, int height) {
  VipsImage *made = NULL;
  return vips_extract_area(image, &made, left, top, width, height, NULL) ? NULL : made;
}

static inline VipsImage *shim_maplut(VipsImage *image, VipsImage *table) {
  VipsImage *made = NULL;
  return vips_maplut(image, &made, table, NULL) ? NULL : made;
}

static inline VipsImage *shim_resize(VipsImage *image, double across, double down) {
  VipsImage *made = NULL;
  return vips_resize(image, &made, across, "vscale", down, "kernel", VIPS_KERNEL_LANCZOS3, "gap",
                     0.0, NULL)
             ? NULL
             : made;
}

static inline void shim_unref(VipsImage *image) { g_object_unref(image); }
static inline void shim_unref_region(VipsRegion *region) { g_object_unref(region); }
static inline const void *shim_region_row(VipsRegion *region, int left, int top) {
  return VIPS_REGION_ADDR(region, left, top);
}
static inline long shim_region_stride(VipsRegion *region) { return VIPS_REGION_LSKIP(region); }

// The old name of the call is gone from the headers of newer versions.
#include <vips/vector.h>
static inline void shim_no_vector_code(void) { vips_vector_set_enabled(FALSE); }
