import { useCallback } from 'react';
import { wantsVerification } from '../verification/wants-verification.ts';
import { helpFor } from './help-for.ts';
import { useProblemWords } from './problem-words.ts';
import { toast } from './toasts.ts';

export const useShowProblem = () => {
  const wordsFor = useProblemWords();
  return useCallback(
    async (error: unknown) => {
      if (wantsVerification(error)) return; // the user was asked to verify and closed the modal
      toast.error(await wordsFor(error), helpFor(error));
    },
    [wordsFor],
  );
};
