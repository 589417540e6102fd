package android.os;

import java.util.HashMap;

public class Bundle implements Parcelable {
    private final HashMap<String, Object> values = new HashMap<>();

    public void putParcelable(String key, Parcelable value) { values.put(key, value); }

    public void putBoolean(String key, boolean value) { values.put(key, value); }

    public void putInt(String key, int value) { values.put(key, value); }

    @Deprecated
    @SuppressWarnings("unchecked")
    public <T extends Parcelable> T getParcelable(String key) { return (T) values.get(key); }

    public boolean getBoolean(String key) { return Boolean.TRUE.equals(values.get(key)); }

    public int getInt(String key, int defaultValue) {
        Object value = values.get(key);
        return value instanceof Integer ? (Integer) value : defaultValue;
    }
}
