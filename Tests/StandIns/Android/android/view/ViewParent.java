package android.view;

public interface ViewParent {
    void requestLayout();

    boolean isLayoutRequested();

    View focusSearch(View focused, int direction);

    ViewParent getParent();
}
