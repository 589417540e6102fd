package android.widget;

import android.content.Context;

public class ImageButton extends ImageView {
    public ImageButton(Context context) {
        super(context);
        setFocusable(true);
    }
}
