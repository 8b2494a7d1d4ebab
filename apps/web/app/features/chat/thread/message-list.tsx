import type { Call } from '@stagedoor/contract/schemas/call';
import type { ChatHistory, ChatMessage } from '@stagedoor/contract/schemas/chat';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useInView } from '../../../shared/browser/use-in-view.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { dayName } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import type { Draft } from '../compose/draft.ts';
import type { Unsent } from '../compose/use-unsent.ts';
import { firstSeq, firstUnread, lastSeq } from './merge.ts';
import { Message } from './message.tsx';
import styles from './thread.module.css';
import { UnsentMessage } from './unsent-message.tsx';
import type { Chat } from './use-chat.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useScroll } from './use-scroll.ts';
import { useThreadCalls } from './use-thread-calls.ts';

const CallLine = lazy(async () => ({ default: (await import('../../../shared/calls/call-line.tsx')).CallLine }));

type Props = {
  chat: Chat;
  shown: ChatHistory;
  unsent: readonly Unsent[];
  onDrop: (clientId: string) => void;
  onAgain: () => void;
  onAbout: (about: Draft['about']) => void;
  onJump: (seq: number) => unknown;
  onPin: (idMessage: number | null) => unknown;
  name: string;
  isLink: boolean;
};

/** The messages by days. Older ones are loaded upwards; whoever reads further up is only told how many are new. */
export const MessageList = ({ chat, shown, unsent, onDrop, onAgain, onAbout, onJump, onPin, name, isLink }: Props) => {
  const { t } = useTranslation('chat');
  const { items, unpaid, thread } = shown;
  const [unreadFrom] = useState(() => firstUnread(shown));
  const last = lastSeq(shown);
  const calls = useThreadCalls(shown, !isLink);
  // The server has it already, and only its answer is on the way.
  const waiting = unsent.filter(({ clientId }) => !items.some((message) => message.clientId === clientId));
  const { box, entries, onScroll, toEnd, isAtEnd, seen } = useScroll({
    first: firstSeq(shown),
    last,
    isOwn: items.at(-1)?.own === true,
    waiting: waiting.length,
    calls: calls.length,
  });
  useMarkRead(thread, isAtEnd && !isLink ? last : 0);
  const news = items.filter((message) => (message.seq ?? 0) > seen && !message.own).length;
  return (
    <div className={styles.middle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard */}
      <div className={styles.log} ref={box} role="log" aria-label={t('log', { name })} tabIndex={0} onScroll={onScroll}>
        <div className={styles.entries} ref={entries}>
          <Older chat={chat} hasOlder={shown.hasOlder} />
          {byDays([...items, ...unpaid], calls).map(({ day, entries: ofDay }) => (
            <Fragment key={day}>
              <Day day={day} />
              {ofDay.map((entry) =>
                'idCall' in entry ? (
                  <Suspense key={`call ${entry.idCall}`}>
                    <CallLine call={entry} />
                  </Suspense>
                ) : (
                  <Fragment key={entry.idMessage}>
                    {entry.idMessage === unreadFrom && <p className={styles.unread}>{t('unreadFrom')}</p>}
                    <Message
                      chat={chat}
                      message={entry}
                      shown={shown}
                      onAbout={onAbout}
                      onJump={onJump}
                      onPin={onPin}
                    />
                  </Fragment>
                ),
              )}
            </Fragment>
          ))}
          {waiting.map((message) => (
            <UnsentMessage key={message.clientId} message={message} onDrop={onDrop} onAgain={onAgain} />
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <div className={styles.news}>
          <Button size="small" look={news > 0 ? 'primary' : 'line'} onClick={toEnd}>
            <IconChevronDown aria-hidden="true" />
            {news > 0 ? t('news', { count: news }) : t('toEnd')}
          </Button>
        </div>
      )}
    </div>
  );
};

type Entry = ChatMessage | Call;
type Days = { day: string; entries: Entry[] }[];

const momentOf = (entry: Entry): string => ('idCall' in entry ? entry.startedAt : entry.created);

/** Messages keep their order; a call stands before the first message that is later. */
const inOrder = (messages: readonly ChatMessage[], calls: readonly Call[]): Entry[] => {
  const left = [...calls];
  const entries = messages.flatMap((message): Entry[] => {
    const later = left.findIndex(({ startedAt }) => startedAt > message.created);
    return [...left.splice(0, later === -1 ? left.length : later), message];
  });
  return [...entries, ...left];
};

const byDays = (messages: readonly ChatMessage[], calls: readonly Call[]): Days => {
  const days: Days = [];
  for (const entry of inOrder(messages, calls)) {
    const day = new Date(momentOf(entry)).toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};

const Day = ({ day }: { day: string }) => {
  const language = useLanguage();
  const { now } = useShell();
  return <p className={styles.day}>{dayName(new Date(day), new Date(now), language)}</p>;
};

/** Loads as soon as it is seen; the button is for the keyboard. */
const Older = ({ chat, hasOlder }: { chat: Chat; hasOlder: boolean }) => {
  const { t } = useTranslation('chat');
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await chat.loadOlder().catch(() => {}); // the button tries again
    setLoading(false);
  };
  const ref = useInView(hasOlder && !isLoading, () => void load());
  if (!hasOlder) return <p className={`${styles.day} ${text.quiet}`}>{t('beginning')}</p>;
  return (
    <div className={styles.older} ref={ref}>
      <Button size="small" look="quiet" busy={isLoading} onClick={() => void load()}>
        {t('older')}
      </Button>
    </div>
  );
};
