package android.view;

import java.util.Random;

/** Chooses where Android's documentation promises nothing; `GRIDGEN_SEED` repeats a run. */
public final class StandInRandom {
    public static long seed = System.getenv("GRIDGEN_SEED") == null ? System.nanoTime() : Long.parseLong(System.getenv("GRIDGEN_SEED"));
    private static Random random = new Random(seed);

    private StandInRandom() {}

    public static boolean chance(int part) { return random.nextInt(part) == 0; }

    public static int below(int count) { return random.nextInt(count); }
}
