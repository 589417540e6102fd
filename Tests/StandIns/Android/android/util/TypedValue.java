package android.util;

public class TypedValue {
    public static final int COMPLEX_UNIT_SP = 2;
}
