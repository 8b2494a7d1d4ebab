import { useCallback, useEffect, useRef, useState } from 'react';

/** Screen readers hear at most one sentence in this time: bids may come faster than they speak. */
const pauseMs = 5_000;

/** Sentences for a polite live region. Of those that come too fast only the last is heard. */
export const useHeard = () => {
  const [sentence, setSentence] = useState('');
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const say = useCallback((words: string) => {
    const speak = () => {
      lastAt.current = performance.now();
      setSentence(words);
    };
    clearTimeout(waiting.current);
    waiting.current = setTimeout(speak, Math.max(0, lastAt.current + pauseMs - performance.now()));
  }, []);
  return { sentence, say };
};
