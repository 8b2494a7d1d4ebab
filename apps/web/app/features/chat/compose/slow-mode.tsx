import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { clockTime } from '../../../shared/time/dates.ts';
import { slowWords } from '../groups/slow-words.ts';

/** How long one waits between two messages, and until when now. */
export const SlowMode = ({ group: { slowSeconds, writeFrom } }: { group: NonNullable<ChatHistory['group']> }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  if (slowSeconds === 0) return null;
  return (
    <span>
      {t('groups.slowMode', { time: slowWords(slowSeconds, language) })}{' '}
      {writeFrom && t('groups.slowUntil', { time: clockTime(new Date(writeFrom), language) })}
    </span>
  );
};
