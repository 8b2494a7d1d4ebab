import { useCallback, useEffect, useState } from 'react';

const second = 1000;

/** Seconds until something may be requested again; `start` restarts them. */
export const useWait = (seconds: number) => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), second);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: useCallback(() => setLeft(seconds), [seconds]) };
};
