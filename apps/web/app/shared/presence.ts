import type { UserCard } from '@stagedoor/contract/schemas/user';
import { shortDate } from './dates.ts';
import { useLanguage } from './shell-data.ts';
import { useTranslation } from './texts/use-translation.ts';

/** Does the lamp burn, and the words beside it. */
export const usePresence = ({ answering, awayUntil }: Pick<UserCard, 'answering' | 'awayUntil'>) => {
  const { t } = useTranslation('people');
  const language = useLanguage();
  if (awayUntil !== null)
    return { lit: false, away: true, words: t('backOn', { date: shortDate(new Date(awayUntil), language) }) };
  return { lit: answering, away: false, words: answering ? t('answering') : t('notNow') };
};
