#include "CImages.h"
