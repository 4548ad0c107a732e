// Cairo, as Swift sees it. Nothing above Raster/ imports this module.
#include <cairo.h>
