import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage, useShell } from '../../../shared/pages/shell-data.ts';
import { relativeDate } from '../../../shared/time/dates.ts';
import { IconButton, IconLink } from '../../../ui/buttons/button.tsx';
import { ThreadPicture } from '../thread-picture.tsx';
import styles from './thread.module.css';
import { ThreadMenu } from './thread-menu.tsx';

type Props = {
  shown: ChatHistory;
  name: string;
  isTyping: boolean;
  onSearch: () => void;
  /** Where the chat is open: among one's own, behind a mailed link, or where staff answer. */
  place: 'chats' | 'link' | 'desk';
};

/** Who the chat is with, and when they were last here. Behind a mailed link the order's page has the heading. */
export const ThreadHead = ({ shown, name, isTyping, onSearch, place }: Props) => {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { now } = useShell();
  const { thread, partnerSeen } = shown;
  const { partner } = thread;
  const Heading = place === 'link' ? 'h2' : 'h1';
  return (
    <header className={styles.head}>
      {place === 'chats' && (
        <span className={styles.back}>
          <IconLink to={paths.chat()} aria-label={t('gone.back')}>
            <IconArrowLeft aria-hidden="true" />
          </IconLink>
        </span>
      )}
      <span className={styles.picture}>
        <ThreadPicture thread={thread} />
      </span>
      <div className={styles.who}>
        <Heading tabIndex={-1} className={styles.name}>
          {partner?.hasProfile ? (
            <Link to={paths.profile({ idUser: partner.idUser, nickname: null })}>{name}</Link>
          ) : (
            name
          )}
        </Heading>
        <p className={styles.state} aria-live="polite">
          {isTyping
            ? t('typing')
            : shown.group
              ? t('groups.members', { count: shown.group.members })
              : partnerSeen && t('seen', { when: relativeDate(new Date(partnerSeen), new Date(now), language) })}
        </p>
      </div>
      {place === 'chats' && <ThreadMenu shown={shown} onSearch={onSearch} />}
      {place === 'desk' && (
        <IconButton aria-label={t('menu.search')} onClick={onSearch}>
          <IconSearch aria-hidden="true" />
        </IconButton>
      )}
    </header>
  );
};
