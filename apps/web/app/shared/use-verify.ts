import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './api.ts';
import { useProblemWords } from './problem-words.ts';
import { useTranslation } from './texts/use-translation.ts';

type Proof = Input<Endpoints['verifySession']>['body'];

/** Hands the proof in; `problem` says what to do where it was not accepted. */
export const useVerify = (done: () => void) => {
  const { t } = useTranslation('verify');
  const wordsFor = useProblemWords();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Proof) => api('verifySession', { body }),
    onMutate: () => setProblem(undefined),
    onSuccess: done,
    onError: async (error) => setProblem(wasWrong(error) ? t('wrong') : await wordsFor(error)),
  });
  return { verify: mutate, busy: isPending, problem };
};

const wasWrong = (error: unknown) => error instanceof Refusal && error.name === 'mandatoryFieldNull';
