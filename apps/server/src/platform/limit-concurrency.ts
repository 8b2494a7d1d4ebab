/** A semaphore: runs at most `count` tasks at once, the others wait. */
export const limitConcurrency = (count: number) => {
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

/** One semaphore per key, kept while it has tasks. */
export const limitConcurrencyPer = (count: number) => {
  const busy = new Map<string, { run: ReturnType<typeof limitConcurrency>; inside: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = busy.get(key) ?? { run: limitConcurrency(count), inside: 0 };
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
