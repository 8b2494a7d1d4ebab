import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { walletUpdated } from '@stagedoor/contract/live/wallet';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLive } from '../../shared/live/events.ts';
import { joinLive } from '../../shared/live/join.ts';
import { useKeepUser } from '../../shared/session/session.ts';
import text from '../../ui/theme/text.module.css';
import { useRefreshCounters } from './counters.ts';
import { useKeepItems } from './event-log.ts';

type News = { turn: number; at: number; sentences: readonly string[] };

const nothing: News = { turn: 0, at: 0, sentences: [] };
/** Sentences within this time are announced together: the next one would interrupt the last. */
const delayMs = 1_000;

/** Applies live events to the cache and announces them to screen readers, also when a sentence repeats. */
export default function LiveConnection({ idUser }: { idUser: number }) {
  const { t } = useTranslation('shell');
  const [{ turn, sentences }, setNews] = useState(nothing);
  const keepUser = useKeepUser();
  const keepItems = useKeepItems();
  const refreshCounters = useRefreshCounters();

  useLive(selfUserUpdated, (event) => event && keepUser(event.userDTO));
  useLive(walletUpdated, (event) => event && keepUser(event.userDTO));
  useLive(threadUpdated, refreshCounters);
  useLive(eventLogUpdated, (event) => {
    const items = event?.eventLogs ?? [];
    keepItems(items);
    refreshCounters();
    const unread = items.filter(({ read }) => !read).map(({ sentence }) => sentence);
    const at = Date.now();
    const withEarlier = (last: News) => (at - last.at < delayMs ? [...last.sentences, ...unread] : unread);
    if (unread.length > 0) setNews((last) => ({ turn: last.turn + 1, at, sentences: withEarlier(last) }));
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
