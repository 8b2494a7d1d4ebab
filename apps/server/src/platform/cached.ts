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
