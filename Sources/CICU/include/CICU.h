#ifndef ZR_CICU_H
#define ZR_CICU_H
#include <stddef.h>
#include <stdint.h>
#endif
