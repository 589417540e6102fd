package android.util;

public interface AttributeSet {
    int getAttributeCount();
}
