// Pixel layouts and flags are macros of expressions, which Swift does not import.
#pragma once
#include <lcms2.h>

static inline unsigned int shim_layout(
    unsigned int space, unsigned int channels, unsigned int extra, unsigned int bytes) {
  return COLORSPACE_SH(space) | CHANNELS_SH(channels) | EXTRA_SH(extra) | BYTES_SH(bytes);
}
static const unsigned int shim_space_grey = PT_GRAY;
static const unsigned int shim_space_rgb = PT_RGB;
static const unsigned int shim_space_cmyk = PT_CMYK;
static const unsigned int shim_black_point = cmsFLAGS_BLACKPOINTCOMPENSATION;
