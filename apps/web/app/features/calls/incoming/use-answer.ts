import type { Call } from '@stagedoor/contract/schemas/call';
import { useRef, useState } from 'react';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { answerCall, denyCall, useKeepCall } from '../api.ts';
import { keepCall } from '../kept-call.ts';

/** Answers a ringing call in this tab, or denies it. `onSettled`: it rings no more, or not here. */
export const useAnswer = (
  { idCall }: Pick<Call, 'idCall'>,
  { onAnswered, onSettled }: { onAnswered: () => unknown; onSettled: () => unknown },
) => {
  const language = useLanguage();
  const showProblem = useShowProblem();
  const [busy, setBusy] = useState(false);
  // A repetition after a lost reply is the same device.
  const [key] = useState(() => crypto.randomUUID());
  const keep = useKeepCall({ idCall, key }, language);
  const isBusy = useRef(false);
  const act = async (change: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await change();
    } catch (error) {
      await showProblem(error);
    } finally {
      isBusy.current = false;
      setBusy(false);
      await onSettled();
    }
  };
  return {
    busy,
    answer: (camera: boolean) =>
      act(async () => {
        const call = await answerCall({ idCall, key }, language);
        keepCall(idCall, { key, camera });
        keep(call);
        await onAnswered();
      }),
    deny: () => act(() => denyCall(idCall)),
  };
};
