import { ApiError } from '@stagedoor/contract/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { useRefreshCalls } from '../api.ts';

/** Sends what sets minutes aside, and leads to the page after it: the call, its time, or the page of the card. */
export const useSetAside = () => {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const refresh = useRefreshCalls();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemText>();

  const setAside = async (send: () => Promise<string>) => {
    if (!navigator.onLine) return setProblem(t('start.offline'));
    setBusy(true);
    setProblem(undefined);
    try {
      return await navigate(await send());
    } catch (error) {
      if (error instanceof ApiError && error.name !== 'badInternet') void refresh();
      setBusy(false);
      return setProblem(await problemText(error));
    }
  };
  return { setAside, busy, problem };
};
