import { type ErrorName, Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTexts } from './texts/use-translation.ts';

const nameOf = (error: unknown): ErrorName => (error instanceof Refusal ? error.name : 'somethingWrong');

/** What the server refused, in words from the catalogue; they are fetched when first needed. */
export const useProblemWords = () => {
  const texts = useTexts();
  return useCallback(
    async (error: unknown): Promise<string> => {
      await texts.load('errors');
      return texts.of('errors')(nameOf(error));
    },
    [texts],
  );
};
