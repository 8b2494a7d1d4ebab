export type Day = { key: string; times: string[] };

/** In the reader's time zone. */
export const dayOf = (at: string): string => new Date(at).toDateString();

/** Free times by day. */
export const daysOf = (times: readonly string[]): Day[] => {
  const days: Day[] = [];
  for (const at of times) {
    const key = dayOf(at);
    const last = days.at(-1);
    if (last?.key === key) last.times.push(at);
    else days.push({ key, times: [at] });
  }
  return days;
};
