import { ApiError } from '@stagedoor/contract/errors';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { joinCall, useKeepBooking } from './api.ts';
import { keepKey, keptKey } from './kept-key.ts';

const everyMs = 7_000;

/** Reports that this tab is there, from when its user said so. */
export const useAttendance = ({ idBooking, isPartnerHere }: CallBooking) => {
  const language = useLanguage();
  const keep = useKeepBooking(idBooking, language);
  const problemText = useProblemText();
  const [key, setKey] = useState(() => keptKey(idBooking));
  const [problem, setProblem] = useState<ProblemText>();
  const report = useEffectEvent(async () => {
    if (key === null) return;
    try {
      const booking = await joinCall({ idBooking, key }, language);
      setProblem(undefined);
      await keep(booking);
    } catch (error) {
      // A lost report is made up for by the next one.
      if (error instanceof ApiError && error.name !== 'badInternet') setProblem(await problemText(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports at once when the other one comes, too
  useEffect(() => {
    if (key === null) return undefined;
    void report();
    const timer = setInterval(() => void report(), everyMs);
    return () => clearInterval(timer);
  }, [key, isPartnerHere]);
  return { isHere: key !== null, come: () => setKey(keepKey(idBooking)), problem };
};
