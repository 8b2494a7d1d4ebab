import type { ChatThread } from '@stagedoor/contract/schemas/chat';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { shortMoment } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import text from '../../../ui/theme/text.module.css';
import { ThreadPicture } from '../thread-picture.tsx';
import { useThreadName } from '../use-thread-name.ts';
import { useTimeWords } from '../use-time-words.ts';
import styles from './thread-list.module.css';

export const ThreadRow = ({ thread, current }: { thread: ChatThread; current: boolean }) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = new Date(useShell().now);
  const name = useThreadName()(thread);
  const { idChat, lastAt, unread, answerBy, muted } = thread;
  return (
    <li>
      <Link
        to={paths.chat(idChat)}
        className={styles.thread}
        aria-current={current ? 'page' : undefined}
        data-unread={unread > 0}
        prefetch="intent"
      >
        <span className={styles.picture}>
          <ThreadPicture thread={thread} />
        </span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            <time dateTime={lastAt}>{shortMoment(new Date(lastAt), now, language)}</time>
          </span>
          <span className={styles.line}>
            <span className={styles.last}>{useLastWords(thread)}</span>
            {muted && (
              <>
                <IconBellOff aria-hidden="true" />
                <span className={text.hidden}>{t('muted')}</span>
              </>
            )}
            {answerBy && <Due by={new Date(answerBy)} />}
            {unread > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unread}</span>
                <span className={text.hidden}>{t('unread', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
};

/** How long an open paid message can still be answered. */
const Due = ({ by }: { by: Date }) => {
  const { t } = useTranslation('chat');
  const left = by.getTime() - (Date.now() + useServerOffset());
  const words = useTimeWords()(left);
  if (left <= 0) return null;
  return (
    <Badge kind="lamp" icon={<IconClock aria-hidden="true" />}>
      <span className={text.hidden}>{t('answerBy')}</span> {words}
    </Badge>
  );
};

const useLastWords = ({ lastMessage, kind, ended }: ChatThread): string => {
  const { t } = useTranslation('chat');
  if (ended) return t('groups.ended');
  if (!lastMessage) return t('last.none');
  const { own, deleted, attachment, authorName: name } = lastMessage;
  const words = deleted ? t('last.deleted') : lastMessage.text || t(`last.${attachment ?? 'none'}`);
  if (own) return t('you', { text: words });
  return kind === 'GROUP' ? t('by', { name, text: words }) : words;
};
