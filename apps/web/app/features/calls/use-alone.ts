import { useEffect, useState } from 'react';

/** Whether no other tab of this browser holds the same name. A tab that closes passes it on. */
export const useAlone = (name: string | undefined): boolean => {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (name === undefined) return undefined;
    const left = new AbortController();
    const hold = () => {
      setAlone(true);
      return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    // This page may leave before it gets the lock.
    navigator.locks.request(name, { signal: left.signal }, hold).catch(() => {});
    return () => {
      setAlone(false);
      left.abort();
    };
  }, [name]);
  return isAlone;
};
