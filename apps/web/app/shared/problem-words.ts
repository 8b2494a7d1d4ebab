import { type ErrorName, Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const nameOf = (error: unknown): ErrorName => (error instanceof Refusal ? error.name : 'somethingWrong');

/** What the server refused, in words from the catalogue; they are fetched when first needed. */
export const useProblemWords = () => {
  const { i18n } = useTranslation();
  return useCallback(
    async (error: unknown): Promise<string> => {
      await i18n.loadNamespaces('errors');
      return i18n.t(nameOf(error), { ns: 'errors' });
    },
    [i18n],
  );
};
