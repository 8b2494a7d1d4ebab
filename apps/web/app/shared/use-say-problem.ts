import { useCallback } from 'react';
import { useProblemWords } from './problem-words.ts';
import { say } from './snacks.ts';
import { wantsVerification } from './wants-verification.ts';

export const useSayProblem = () => {
  const wordsFor = useProblemWords();
  return useCallback(
    async (error: unknown) => {
      if (wantsVerification(error)) return; // the person was asked, and closed the question
      say.error(await wordsFor(error));
    },
    [wordsFor],
  );
};
