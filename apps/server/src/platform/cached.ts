/** Remembers an answer for a while; those who ask in the meantime share one look-up. A failure is not remembered. */
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
 * For what takes long to find out. While it is looked up anew, whoever asks gets the last answer, for a second more; and
 * looking up takes at most a hundredth of the time, however much there is to look at.
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
    coming.catch(() => {}); // the next one who asks tries again
    return kept.value;
  };
};
