const longestWait = 30_000;

/** After a lost connection: waits, longer each time, until the time is over, it is back, or the user retries. */
export const pauseAfter = (tries: number, signal: AbortSignal, goOn?: { current: () => void }): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(longestWait, 1000 * 2 ** tries));
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
    if (goOn) goOn.current = end;
  });
