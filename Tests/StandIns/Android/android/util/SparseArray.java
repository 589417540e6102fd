package android.util;

import java.util.TreeMap;

public class SparseArray<E> {
    private final TreeMap<Integer, E> values = new TreeMap<>();

    public E get(int key) { return values.get(key); }

    public void put(int key, E value) { values.put(key, value); }

    public int size() { return values.size(); }
}
