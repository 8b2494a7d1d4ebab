import type { Call } from '@stagedoor/contract/schemas/call';
import { useEffect, useRef, useState } from 'react';
import { type Meter, meterAt } from '../clock.ts';

const tickMs = 500;

/** The clock and the price, which run on between the server's answers while sound and picture arrive. */
export const useMeter = (call: Call, isFlowing: boolean): Meter => {
  const [, setTick] = useState(0);
  const answered = useRef({ call, at: performance.now() });
  const shown = useRef(0);
  if (answered.current.call !== call) answered.current = { call, at: performance.now() };
  useEffect(() => {
    const timer = setInterval(() => setTick((before) => before + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  const elapsed = performance.now() - answered.current.at;
  const meter = meterAt({ ...call, isRunning: call.isRunning && isFlowing }, elapsed, shown.current);
  shown.current = meter.talked;
  return meter;
};
