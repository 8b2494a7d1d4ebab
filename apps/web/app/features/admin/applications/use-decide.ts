import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { staffApi } from '../staff-api.ts';
import type { Verdict } from './api.ts';

/** Sends the decision; what stands against it is said in the words of this page. */
export const useDecide = (answer: (result: 'done') => void) => {
  const { t } = useTranslation('applications');
  const wordsFor = useProblemWords();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Verdict) => staffApi('decideApplication', { body }),
    onMutate: () => setProblem(undefined),
    onSuccess: () => answer('done'),
    onError: async (error) => {
      const name = error instanceof Refusal ? error.name : null;
      if (name === 'transactionAlreadyApproved') setProblem(t('decidedMeanwhile'));
      else if (incompleteReasonOf(error)?.kind === 'profilesUnproven') setProblem(t('approving.mustSee'));
      else if (name === 'pageNotFound') setProblem(t('fundClosed'));
      else setProblem(await wordsFor(error));
    },
  });
  return { decide: mutate, busy: isPending, problem, setProblem };
};
