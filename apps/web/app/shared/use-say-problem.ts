import { type ErrorName, Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from './snacks.ts';

const nameOf = (error: unknown): ErrorName => (error instanceof Refusal ? error.name : 'somethingWrong');

/** Tells what the server refused, in words from the catalogue; they are fetched when first needed. */
export const useSayProblem = () => {
  const { i18n } = useTranslation();
  return useCallback(
    async (error: unknown) => {
      await i18n.loadNamespaces('errors');
      say.error(i18n.t(nameOf(error), { ns: 'errors' }));
    },
    [i18n],
  );
};
