import { useEffect, useRef } from 'react';

/** A press this soon after the amount changed was meant for the amount before. */
const settleMs = 700;

/** Whether what is on the button has been there long enough to be meant. The person's own changes count at once. */
export const useSettledAmount = (lowest: number) => {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(lowest);
  useEffect(() => {
    if (before.current === lowest) return;
    before.current = lowest;
    changedAt.current = performance.now();
  }, [lowest]);
  return () => performance.now() - changedAt.current >= settleMs;
};
