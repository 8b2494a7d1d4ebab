import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTexts } from './texts/use-translation.ts';

const keyOf = (error: unknown) => {
  const reason = incompleteReasonOf(error);
  if (reason) return `reasons.${reason.kind}` as const;
  return error instanceof Refusal ? error.name : 'somethingWrong';
};

/** What the server refused, in words from the catalogue; they are fetched when first needed. */
export const useProblemWords = () => {
  const texts = useTexts();
  return useCallback(
    async (error: unknown): Promise<string> => {
      await texts.load('errors');
      return texts.of('errors')(keyOf(error));
    },
    [texts],
  );
};
