import { Refusal } from '@stagedoor/contract/errors';
import { useCallback } from 'react';
import { useProblemWords } from '../../../shared/problem-words.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';

/** What stands against a change of the staff, in the words of this room. */
export const useProblem = () => {
  const { t } = useTranslation('members');
  const wordsFor = useProblemWords();
  return useCallback(
    async (error: unknown): Promise<string> => {
      const { name, fields, reason } = error instanceof Refusal ? error : {};
      if (name === 'requestAlreadyExists') return t('problems.already');
      if (name === 'pageNotFound') return t('problems.gone');
      if (reason?.kind === 'noSuchAccount') return t('problems.unknown');
      if (reason?.kind === 'accountIsTalent') return t('problems.talent');
      if (reason?.kind === 'ownMembership') return t('problems.self');
      if (reason?.kind === 'lastManager') return t('problems.lastManager');
      if (fields?.email) return t('problems.email');
      return fields?.scopes ? t('problems.scopes') : wordsFor(error);
    },
    [t, wordsFor],
  );
};
