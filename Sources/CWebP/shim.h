// libwebp: decoding and animations wrapped by CImages, encoding for tests.
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
