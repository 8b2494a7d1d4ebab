/** At most so many pieces of work at once; the others wait for their turn. */
export const lanes = (count: number) => {
  let free = count;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
};

/** Lanes of their own for each key, for as long as there is work. */
export const lanesPer = (count: number) => {
  const busy = new Map<string, { run: ReturnType<typeof lanes>; inside: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = busy.get(key) ?? { run: lanes(count), inside: 0 };
    busy.set(key, own);
    own.inside++;
    try {
      return await own.run(work);
    } finally {
      own.inside--;
      if (own.inside === 0) busy.delete(key);
    }
  };
};
