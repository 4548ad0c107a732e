// Little CMS: embedded colour profiles to sRGB, wrapped by CImages.
#include <lcms2.h>
