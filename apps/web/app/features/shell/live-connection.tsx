import { useEffect, useState } from 'react';
import { useLive } from '../../shared/live/events.ts';
import { joinLive } from '../../shared/live/join.ts';
import { useKeepUser } from '../../shared/session.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import text from '../../ui/text.module.css';
import { useRefreshCounters } from './counters.ts';
import { useKeepItems } from './event-log.ts';
import { useSentence } from './use-sentence.ts';

const nothing = { turn: 0, sentences: [] };

/** What the server tells this browser goes into what is on the screen, and is read out politely, also when it says the same again. */
export default function LiveConnection({ idUser }: { idUser: number }) {
  const { t } = useTranslation('shell');
  const [{ turn, sentences }, setNews] = useState<{ turn: number; sentences: readonly string[] }>(nothing);
  const keepUser = useKeepUser();
  const keepItems = useKeepItems();
  const refreshCounters = useRefreshCounters();
  const sentenceOf = useSentence();

  useLive('SELF_USER_UPDATED', (told) => told && keepUser(told.userDTO));
  useLive('WALLET_UPDATED', (told) => told && keepUser(told.userDTO));
  useLive('THREAD_UPDATED', refreshCounters);
  useLive('CHAT_UPDATED', refreshCounters);
  useLive('EVENT_LOG_UPDATED', (told) => {
    const items = told?.eventLogs ?? [];
    keepItems(items);
    refreshCounters();
    const unread = items.filter(({ read }) => !read).flatMap((item) => sentenceOf(item) ?? []);
    if (unread.length > 0) setNews((last) => ({ turn: last.turn + 1, sentences: unread }));
  });
  useEffect(() => joinLive(idUser), [idUser]);
  return (
    <p className={text.hidden} aria-live="polite">
      <span key={turn}>
        {sentences.length > 1 ? t('header.notificationsNew', { count: sentences.length }) : sentences[0]}
      </span>
    </p>
  );
}
