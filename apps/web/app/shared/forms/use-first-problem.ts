import { useEffect, useRef } from 'react';

export const firstProblemIn = (part: HTMLElement | null): HTMLElement | undefined => {
  const marked = part?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
  // A radio group is marked as a whole; one of its inputs takes the focus.
  return marked?.querySelector<HTMLElement>('input:not(:disabled)') ?? marked;
};

/** The ref of a form whose first invalid field gets the focus after a failed submit. */
export const useFirstProblem = (failures: number) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) firstProblemIn(form.current)?.focus();
  }, [failures]);
  return form;
};
