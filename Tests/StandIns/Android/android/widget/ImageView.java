package android.widget;

import android.content.Context;
import android.graphics.Bitmap;
import android.view.StandInRandom;
import android.view.View;

public class ImageView extends View {
    public enum ScaleType { MATRIX, FIT_XY, FIT_START, FIT_CENTER, FIT_END, CENTER, CENTER_CROP, CENTER_INSIDE }

    private ScaleType scaleType = ScaleType.FIT_CENTER;

    public ImageView(Context context) { super(context); }

    public ScaleType getScaleType() { return scaleType; }

    public void setScaleType(ScaleType scaleType) { this.scaleType = scaleType; }

    public void setImageBitmap(Bitmap bitmap) { if (StandInRandom.chance(2)) requestLayout(); }

    public void setImageResource(int resource) { if (StandInRandom.chance(2)) requestLayout(); }
}
