#ifndef ZR_CPNG_H
#define ZR_CPNG_H
#include <stddef.h>
#include <stdint.h>

#include "CPNGEncode.h"
#include "CPNGRead.h"
#endif
