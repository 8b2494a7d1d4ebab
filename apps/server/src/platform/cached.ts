/** Caches a result for `ms`; concurrent callers share one load. Failures are not cached. */
export const cached = <T>(ms: number, load: () => Promise<T>): (() => Promise<T>) => {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.value;
    const value = load();
    const mine = { value, until: now + ms };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
};

/**
 * Stale-while-revalidate for slow loads: while a reload runs, callers get the last value for up to one more second.
 * Loading takes at most 1 % of the time, however slow it becomes.
 */
export const refreshed = <T>(ms: number, load: () => Promise<T>): (() => Promise<T>) => {
  let kept: { value: T; until: number } | undefined;
  let coming: Promise<T> | undefined;
  const look = async () => {
    const began = performance.now();
    try {
      const value = await load();
      const now = performance.now();
      kept = { value, until: now + Math.max(ms, 100 * (now - began)) };
      return value;
    } finally {
      coming = undefined;
    }
  };
  return async () => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.value;
    coming ??= look();
    if (!kept || now > kept.until + 1_000) return coming;
    coming.catch(() => {}); // the next caller retries
    return kept.value;
  };
};
