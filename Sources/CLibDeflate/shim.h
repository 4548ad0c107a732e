// libdeflate: whole-buffer deflate, inflate and checksums.
#include <libdeflate.h>
