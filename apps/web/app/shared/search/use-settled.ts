import { limits } from '@stagedoor/contract/limits';
import { useEffect, useState } from 'react';

/** Debounces a typed text. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), limits.search.pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
