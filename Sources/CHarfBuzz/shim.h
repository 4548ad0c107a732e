// HarfBuzz: shaping, font tables and glyph outlines. Imported by Text/ and Assets/ only.
#include <hb.h>
#include <hb-ot.h>
