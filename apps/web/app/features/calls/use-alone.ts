import { useEffect, useState } from 'react';

const waitMs = 500;

/**
 * Whether no other tab of this browser holds the same name; undefined until that is known. A tab that closes passes it
 * on.
 */
export const useAlone = (name: string | undefined): boolean | undefined => {
  const [isAlone, setAlone] = useState<boolean>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const left = new AbortController();
    const hold = () => {
      setAlone(true);
      return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    // This page may leave before it gets the lock.
    navigator.locks.request(name, { signal: left.signal }, hold).catch(() => {});
    const timer = setTimeout(() => setAlone((before) => before ?? false), waitMs);
    return () => {
      clearTimeout(timer);
      setAlone(undefined);
      left.abort();
    };
  }, [name]);
  return isAlone;
};
