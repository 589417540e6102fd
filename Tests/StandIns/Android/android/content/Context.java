package android.content;

import android.content.res.Resources;

/** What the kit uses of a context: its resources. */
public class Context {
    private final Resources resources;

    public Context(Resources resources) { this.resources = resources; }

    public Resources getResources() { return resources; }
}
