import { useCallback, useRef } from 'react';

/** One key for one filled form: a second press, or another try after a lost answer, asks for the same thing. */
export const useIdempotencyKey = () => {
  const kept = useRef({ content: '', key: '' });
  return useCallback((body: unknown): string => {
    const content = JSON.stringify(body);
    if (kept.current.content !== content || kept.current.key === '')
      kept.current = { content, key: crypto.randomUUID() };
    return kept.current.key;
  }, []);
};
