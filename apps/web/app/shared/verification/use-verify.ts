import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { ApiError } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { api } from '../api/client.ts';
import { useProblemText } from '../feedback/use-problem-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

type Proof = Input<Endpoints['verifySession']>['body'];

/** Submits the proof; `problem` says what to do if it was refused. */
export const useVerify = (done: () => void) => {
  const { t } = useTranslation('verify');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<ProblemText>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Proof) => api('verifySession', { body }),
    onMutate: () => setProblem(undefined),
    onSuccess: done,
    onError: async (error) => setProblem(wasWrong(error) ? t('wrong') : await problemText(error)),
  });
  return { verify: mutate, busy: isPending, problem };
};

const wasWrong = (error: unknown) => error instanceof ApiError && error.name === 'mandatoryFieldNull';
