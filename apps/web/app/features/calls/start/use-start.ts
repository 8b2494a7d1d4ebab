import { ApiError } from '@stagedoor/contract/errors';
import type { CallKind, CallPayment } from '@stagedoor/contract/schemas/call';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { startCall, useRefreshCalls } from '../api.ts';
import { keepCall } from '../kept-call.ts';

type Wanted = { idUser: number; kind: CallKind; minutes: number; payment: CallPayment };

/** Starts a call from this tab, and leads to it or to the page of the card. A second press is the same call. */
export const useStart = () => {
  const { t } = useTranslation('calls');
  const language = useLanguage();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const refresh = useRefreshCalls();
  const startOnce = useIdempotent(startCall);
  const key = useRef('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemText>();

  const start = async (wanted: Wanted) => {
    if (!navigator.onLine) return setProblem(t('start.offline'));
    setBusy(true);
    setProblem(undefined);
    key.current ||= crypto.randomUUID();
    try {
      const { idCall, result } = await startOnce({ ...wanted, key: key.current, language });
      const { by, idCard } = wanted.payment;
      const payment = { by, ...(idCard && { idCard }) };
      keepCall(idCall, { key: key.current, camera: wanted.kind === 'video', payment });
      await navigate(result === 'success' ? paths.call(idCall) : result);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.name !== 'badInternet') void refresh();
      setBusy(false);
      return setProblem(await problemText(error));
    }
  };
  return { start, busy, problem };
};
