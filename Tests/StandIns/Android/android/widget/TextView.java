package android.widget;

import android.content.Context;
import android.view.StandInRandom;
import android.view.View;

public class TextView extends View {
    private CharSequence text = "";
    private int gravity;

    public TextView(Context context) { super(context); }

    public CharSequence getText() { return text; }

    public final void setText(CharSequence text) {
        this.text = text;
        if (StandInRandom.chance(2)) requestLayout();
    }

    public int getGravity() { return gravity; }

    public void setGravity(int gravity) { this.gravity = gravity; }

    public void setTextColor(int color) {}

    public void setTextSize(int unit, float size) { requestLayout(); }
}
