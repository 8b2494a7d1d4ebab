import { useEffect, useRef } from 'react';
import { firstProblemIn } from './use-first-problem.ts';

/** After a failed submit the first invalid field of the step gets the focus; a new step, its heading. */
export const useStepFocus = (step: string, failures: number) => {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef({ step, failures });
  useEffect(() => {
    const before = last.current;
    last.current = { step, failures };
    if (before.step === step && before.failures === failures) return;
    const wrong = firstProblemIn(part.current);
    if (wrong) wrong.focus();
    else if (before.step !== step) part.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step, failures]);
  return part;
};
