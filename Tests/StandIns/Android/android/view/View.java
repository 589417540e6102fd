package android.view;

import android.content.Context;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;

/** What the kit uses of a view, as Android's documentation describes it. */
public class View {
    public static final int VISIBLE = 0, INVISIBLE = 4, GONE = 8;
    public static final int LAYOUT_DIRECTION_LTR = 0, LAYOUT_DIRECTION_RTL = 1, LAYOUT_DIRECTION_INHERIT = 2;
    public static final int FOCUS_BACKWARD = 1, FOCUS_FORWARD = 2, FOCUS_LEFT = 17, FOCUS_UP = 33, FOCUS_RIGHT = 66, FOCUS_DOWN = 130;
    public static final int MEASURED_SIZE_MASK = 0x00ffffff, MEASURED_STATE_TOO_SMALL = 0x01000000, NO_ID = -1;

    public interface OnClickListener {
        void onClick(View view);
    }

    /** A size and a mode in one number. */
    public static class MeasureSpec {
        private static final int SHIFT = 30;
        public static final int UNSPECIFIED = 0, EXACTLY = 1 << SHIFT, AT_MOST = 2 << SHIFT;

        public static int makeMeasureSpec(int size, int mode) {
            if (size < 0 || size >= 1 << SHIFT) throw new IllegalArgumentException("a size of " + size);
            return size | mode;
        }

        public static int getMode(int spec) { return spec & 3 << SHIFT; }

        public static int getSize(int spec) { return spec & ~(3 << SHIFT); }
    }

    private final Context context;
    ViewGroup parent;
    private int id = NO_ID, visibility = VISIBLE, direction = LAYOUT_DIRECTION_INHERIT, background;
    private int left, top, right, bottom, paddingLeft, paddingTop, paddingRight, paddingBottom, minimumWidth, minimumHeight;
    private int measuredWidth, measuredHeight, widthSpec, heightSpec;
    private boolean needsLayout = true, hasMeasured, clickable, focusable, enabled = true, savesState = true, hasSpecs;
    boolean focused;
    private OnClickListener listener;
    private CharSequence description;
    private ViewGroup.LayoutParams params;

    public View(Context context) { this(context, null); }

    public View(Context context, AttributeSet attributes) { this(context, attributes, 0); }

    public View(Context context, AttributeSet attributes, int style) {
        this.context = context;
        // The constructor of the framework calls methods that subclasses override.
        if (StandInRandom.chance(2)) requestLayout();
    }

    public final Context getContext() { return context; }

    public Resources getResources() { return context.getResources(); }

    public final ViewParent getParent() { return parent; }

    public int getId() { return id; }

    public void setId(int id) { this.id = id; }

    public int getVisibility() { return visibility; }

    public void setVisibility(int value) {
        boolean affectsLayout = value != visibility && (value == GONE || visibility == GONE);
        visibility = value;
        if (value != VISIBLE) focused = false;
        if (affectsLayout) requestLayout();
    }

    // Layout

    public final void measure(int widthMeasureSpec, int heightMeasureSpec) {
        boolean isSame = hasSpecs && widthMeasureSpec == widthSpec && heightMeasureSpec == heightSpec;
        if (isSame && !needsLayout && !StandInRandom.chance(2)) return;
        widthSpec = widthMeasureSpec;
        heightSpec = heightMeasureSpec;
        hasSpecs = true;
        hasMeasured = false;
        onMeasure(widthMeasureSpec, heightMeasureSpec);
        if (!hasMeasured) throw new IllegalStateException("onMeasure() did not set the measured dimension");
        needsLayout = true;
    }

    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        setMeasuredDimension(
            getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec), getDefaultSize(getSuggestedMinimumHeight(), heightMeasureSpec));
    }

    public static int getDefaultSize(int size, int spec) {
        return MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED ? size : MeasureSpec.getSize(spec);
    }

    public static int resolveSizeAndState(int size, int spec, int childMeasuredState) {
        int most = MeasureSpec.getSize(spec);
        switch (MeasureSpec.getMode(spec)) {
            case MeasureSpec.AT_MOST: return most < size ? most | MEASURED_STATE_TOO_SMALL : size;
            case MeasureSpec.EXACTLY: return most;
            default: return size;
        }
    }

    protected final void setMeasuredDimension(int width, int height) {
        measuredWidth = width;
        measuredHeight = height;
        hasMeasured = true;
    }

    public final int getMeasuredWidth() { return measuredWidth & MEASURED_SIZE_MASK; }

    public final int getMeasuredHeight() { return measuredHeight & MEASURED_SIZE_MASK; }

    public final int getMeasuredWidthAndState() { return measuredWidth; }

    public final int getMeasuredHeightAndState() { return measuredHeight; }

    protected int getSuggestedMinimumWidth() { return minimumWidth; }

    protected int getSuggestedMinimumHeight() { return minimumHeight; }

    public int getMinimumWidth() { return minimumWidth; }

    public int getMinimumHeight() { return minimumHeight; }

    public void setMinimumWidth(int width) {
        minimumWidth = width;
        requestLayout();
    }

    public void setMinimumHeight(int height) {
        minimumHeight = height;
        requestLayout();
    }

    public void layout(int left, int top, int right, int bottom) {
        boolean changed = left != this.left || top != this.top || right != this.right || bottom != this.bottom;
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
        if (changed || needsLayout || StandInRandom.chance(2)) onLayout(changed, left, top, right, bottom);
        needsLayout = false;
    }

    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {}

    public void requestLayout() {
        needsLayout = true;
        hasSpecs = false;
        if (parent != null && !parent.isLayoutRequested()) parent.requestLayout();
    }

    public boolean isLayoutRequested() { return needsLayout; }

    public final int getLeft() { return left; }

    public final int getTop() { return top; }

    public final int getRight() { return right; }

    public final int getBottom() { return bottom; }

    public final int getWidth() { return right - left; }

    public final int getHeight() { return bottom - top; }

    public int getPaddingLeft() { return paddingLeft; }

    public int getPaddingTop() { return paddingTop; }

    public int getPaddingRight() { return paddingRight; }

    public int getPaddingBottom() { return paddingBottom; }

    public void setPadding(int left, int top, int right, int bottom) {
        paddingLeft = left;
        paddingTop = top;
        paddingRight = right;
        paddingBottom = bottom;
        requestLayout();
    }

    public ViewGroup.LayoutParams getLayoutParams() { return params; }

    public void setLayoutParams(ViewGroup.LayoutParams params) {
        this.params = params;
        requestLayout();
    }

    void setParamsInLayout(ViewGroup.LayoutParams params) { this.params = params; }

    public int getLayoutDirection() {
        if (direction != LAYOUT_DIRECTION_INHERIT) return direction;
        return parent == null ? LAYOUT_DIRECTION_LTR : parent.getLayoutDirection();
    }

    public void setLayoutDirection(int direction) {
        if (this.direction == direction) return;
        this.direction = direction;
        requestLayout();
        resolveDirection();
    }

    void resolveDirection() { onRtlPropertiesChanged(getLayoutDirection()); }

    public void onRtlPropertiesChanged(int layoutDirection) {}

    // Clicks and focus

    public void setOnClickListener(OnClickListener listener) {
        if (!clickable) setClickable(true);
        this.listener = listener;
    }

    public boolean hasOnClickListeners() { return listener != null; }

    public boolean isClickable() { return clickable; }

    public void setClickable(boolean clickable) { this.clickable = clickable; }

    public boolean performClick() {
        if (listener == null) return false;
        listener.onClick(this);
        return true;
    }

    public boolean isEnabled() { return enabled; }

    public void setEnabled(boolean enabled) { this.enabled = enabled; }

    public boolean isFocusable() { return focusable; }

    public void setFocusable(boolean focusable) { this.focusable = focusable; }

    public boolean hasFocus() { return focused; }

    public boolean isFocused() { return focused; }

    public final boolean requestFocus() {
        if (!focusable || visibility != VISIBLE || !enabled) return false;
        View root = this;
        while (root.parent != null) root = root.parent;
        root.clearFocusBelow();
        focused = true;
        return true;
    }

    void clearFocusBelow() { focused = false; }

    public View focusSearch(int direction) { return parent == null ? null : parent.focusSearch(this, direction); }

    public CharSequence getContentDescription() { return description; }

    public void setContentDescription(CharSequence description) { this.description = description; }

    public void setBackgroundColor(int color) { background = color; }

    public int getBackgroundColorForTests() { return background; }

    // State

    public void setSaveEnabled(boolean enabled) { savesState = enabled; }

    public void saveHierarchyState(SparseArray<Parcelable> container) { dispatchSaveInstanceState(container); }

    public void restoreHierarchyState(SparseArray<Parcelable> container) { dispatchRestoreInstanceState(container); }

    protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
        if (id == NO_ID || !savesState) return;
        Parcelable state = onSaveInstanceState();
        if (state != null) container.put(id, state);
    }

    protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
        Parcelable state = id == NO_ID ? null : container.get(id);
        if (state != null) onRestoreInstanceState(state);
    }

    protected Parcelable onSaveInstanceState() { return new Empty(); }

    protected void onRestoreInstanceState(Parcelable state) {
        if (!(state instanceof Empty)) throw new IllegalArgumentException("Wrong state class");
    }

    private static class Empty implements Parcelable {}
}
