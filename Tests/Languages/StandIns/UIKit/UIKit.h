// What the documentation uses of UIKit, declared as Apple documents it.
#pragma once
#include <CoreGraphics/CGGeometry.h>

typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef enum UIUserInterfaceLayoutDirection : NSInteger {
    UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft,
} UIUserInterfaceLayoutDirection;

__attribute__((objc_root_class))
@interface NSObject
@end

@interface NSArray<ObjectType> : NSObject
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
@end

@interface UIView : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
- (void)layoutSubviews;
@end
