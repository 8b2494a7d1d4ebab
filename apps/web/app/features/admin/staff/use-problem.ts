import { Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';

/** What stands against a change of the staff, in the words of this room. */
export const useProblem = () => {
  const { t, find } = useTranslation('members');
  const wordsFor = useProblemWords();
  return useCallback(
    async (error: unknown): Promise<string> => {
      const { name, fields } = error instanceof Refusal ? error : {};
      if (name === 'requestAlreadyExists') return t('problems.already');
      if (name === 'pageNotFound') return t('problems.gone');
      if (fields?.email) return find(`problems.${fields.email}`) ?? t('problems.email');
      if (fields?.scopes) return t(fields.scopes === 'lastManager' ? 'problems.lastManager' : 'problems.scopes');
      return fields?.idUser === 'self' ? t('problems.self') : wordsFor(error);
    },
    [t, find, wordsFor],
  );
};
