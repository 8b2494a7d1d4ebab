import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTexts } from '../i18n/use-translation.ts';

const keyOf = (error: unknown) => {
  const reason = incompleteReasonOf(error);
  if (reason) return `reasons.${reason.kind}` as const;
  return error instanceof ApiError ? error.name : 'somethingWrong';
};

/** The text for an error; error texts are loaded on first use. */
export const useProblemWords = () => {
  const texts = useTexts();
  return useCallback(
    async (error: unknown): Promise<string> => {
      try {
        await texts.load('errors');
        return texts.of('errors')(keyOf(error));
      } catch {
        return texts.of('shell')('failure.title'); // the words themselves need a connection
      }
    },
    [texts],
  );
};
