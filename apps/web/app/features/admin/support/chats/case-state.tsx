import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../../shared/time/dates.ts';
import { useServerOffset } from '../../../../shared/time/server-clock.ts';
import { Badge } from '../../../../ui/display/badge.tsx';

const kinds = { waiting: 'lamp', answered: 'safe', closed: 'plain' } as const;

/** Whether the person waits, since when, and until when they are to be answered. */
export const CaseState = ({ chat: { state, openedAt, waitingSince, dueAt, closedAt } }: { chat: SupportChat }) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  const date = (moment: string) => dayAndTime(new Date(moment), language);
  const isLate = dueAt !== null && new Date(dueAt).getTime() < now;
  return (
    <>
      <Badge kind={isLate ? 'stop' : kinds[state]}>{t(`chats.one.${state}`)}</Badge>
      {waitingSince && <small>{t('chats.since', { date: date(waitingSince) })}</small>}
      {dueAt && <small>{t(isLate ? 'chats.late' : 'chats.due', { date: date(dueAt) })}</small>}
      {closedAt && <small>{t('chats.closedAt', { date: date(closedAt) })}</small>}
      {!waitingSince && !closedAt && <small>{t('chats.openedAt', { date: date(openedAt) })}</small>}
    </>
  );
};
