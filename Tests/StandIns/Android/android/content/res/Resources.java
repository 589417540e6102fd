package android.content.res;

import android.util.DisplayMetrics;

public class Resources {
    private final DisplayMetrics metrics;

    public Resources(DisplayMetrics metrics) { this.metrics = metrics; }

    public DisplayMetrics getDisplayMetrics() { return metrics; }
}
