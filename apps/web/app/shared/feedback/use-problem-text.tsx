import { useCallback } from 'react';
import { Link } from 'react-router';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import text from '../../ui/theme/text.module.css';
import { useTranslation } from '../i18n/use-translation.ts';
import { helpFor } from './help-for.ts';
import { useProblemWords } from './problem-words.ts';

/** The text of an error for display in the page, with a link to help where it mentions support. */
export const useProblemText = () => {
  const { t } = useTranslation('shell');
  const wordsFor = useProblemWords();
  return useCallback(
    async (error: unknown): Promise<ProblemText> => {
      const words = await wordsFor(error);
      const help = helpFor(error);
      if (help === undefined) return words;
      return (
        <span>
          {words}{' '}
          <Link to={help} className={text.link}>
            {t('getHelp')}
          </Link>
        </span>
      );
    },
    [t, wordsFor],
  );
};
