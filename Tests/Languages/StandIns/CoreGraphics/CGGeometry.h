// What generated headers use of CoreGraphics, declared as Apple documents it.
#pragma once

typedef double CGFloat;

typedef struct CGPoint {
    CGFloat x, y;
} CGPoint;

typedef struct CGSize {
    CGFloat width, height;
} CGSize;

typedef struct CGRect {
    CGPoint origin;
    CGSize size;
} CGRect;

static inline CGSize CGSizeMake(CGFloat width, CGFloat height) {
    CGSize size = {width, height};
    return size;
}

static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    CGRect rect = {{x, y}, {width, height}};
    return rect;
}
