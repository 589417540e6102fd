package android;

public final class R {
    public static final class drawable {
        public static final int ic_input_add = 17301547;
    }
}
