import type { UserCard } from '@stagedoor/contract/schemas/user';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../pages/shell-data.ts';
import { shortDate } from '../time/dates.ts';

/** Whether the indicator is lit, and the text beside it. */
export const usePresence = ({ answering, awayUntil }: Pick<UserCard, 'answering' | 'awayUntil'>) => {
  const { t } = useTranslation('people');
  const language = useLanguage();
  if (awayUntil !== null)
    return { lit: false, away: true, words: t('backOn', { date: shortDate(new Date(awayUntil), language) }) };
  return { lit: answering, away: false, words: t(answering ? 'answering' : 'available') };
};
