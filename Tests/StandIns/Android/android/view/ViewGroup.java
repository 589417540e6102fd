package android.view;

import android.content.Context;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import java.util.ArrayList;

/** What the kit uses of a group of views, as Android's documentation describes it. */
public abstract class ViewGroup extends View implements ViewParent {
    public static class LayoutParams {
        public static final int MATCH_PARENT = -1, WRAP_CONTENT = -2;
        public int width, height;

        public LayoutParams(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    private final ArrayList<View> children = new ArrayList<>();

    public ViewGroup(Context context) { super(context); }

    public ViewGroup(Context context, AttributeSet attributes) { super(context, attributes); }

    public ViewGroup(Context context, AttributeSet attributes, int style) { super(context, attributes, style); }

    @Override protected abstract void onLayout(boolean changed, int left, int top, int right, int bottom);

    public int getChildCount() { return children.size(); }

    public View getChildAt(int index) { return index >= 0 && index < children.size() ? children.get(index) : null; }

    public int indexOfChild(View child) { return children.indexOf(child); }

    public void addView(View child) { addView(child, -1); }

    public void addView(View child, int index) {
        LayoutParams params = child.getLayoutParams();
        child.requestLayout();
        requestLayout();
        insert(child, index, params == null ? generateDefaultLayoutParams() : params);
    }

    protected boolean addViewInLayout(View child, int index, LayoutParams params, boolean preventRequestLayout) {
        insert(child, index, params);
        if (!preventRequestLayout) child.requestLayout();
        return true;
    }

    private void insert(View child, int index, LayoutParams params) {
        if (child.parent != null) {
            throw new IllegalStateException(
                "The specified child already has a parent. You must call removeView() on the child's parent first.");
        }
        if (params == null) throw new IllegalArgumentException("no layout params");
        child.setParamsInLayout(params);
        child.parent = this;
        children.add(index < 0 ? children.size() : index, child);
        child.resolveDirection();
    }

    public void removeView(View child) {
        if (!children.contains(child)) return;
        removeViewInLayout(child);
        requestLayout();
    }

    public void removeAllViews() {
        while (!children.isEmpty()) removeViewInLayout(children.get(children.size() - 1));
        requestLayout();
    }

    public void removeViewInLayout(View child) {
        if (!children.remove(child)) return;
        child.parent = null;
        child.clearFocusBelow();
    }

    protected LayoutParams generateDefaultLayoutParams() { return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT); }

    @Override void resolveDirection() {
        super.resolveDirection();
        // Before the constructor has run there are no children.
        if (children != null) for (View child : children) child.resolveDirection();
    }

    @Override public boolean hasFocus() {
        if (super.hasFocus()) return true;
        for (View child : children) if (child.hasFocus()) return true;
        return false;
    }

    @Override void clearFocusBelow() {
        super.clearFocusBelow();
        for (View child : children) child.clearFocusBelow();
    }

    /** Which view is found beyond a group isn't promised. */
    @Override public View focusSearch(View focused, int direction) {
        if (parent != null) return parent.focusSearch(focused, direction);
        return StandInRandom.chance(2) || children.isEmpty() ? null : children.get(StandInRandom.below(children.size()));
    }

    public boolean shouldDelayChildPressedState() { return true; }

    @Override protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
        super.dispatchSaveInstanceState(container);
        for (View child : children) child.dispatchSaveInstanceState(container);
    }

    @Override protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
        super.dispatchRestoreInstanceState(container);
        for (View child : children) child.dispatchRestoreInstanceState(container);
    }

    protected void dispatchFreezeSelfOnly(SparseArray<Parcelable> container) { super.dispatchSaveInstanceState(container); }

    protected void dispatchThawSelfOnly(SparseArray<Parcelable> container) { super.dispatchRestoreInstanceState(container); }
}
