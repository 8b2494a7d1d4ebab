import { threadUpdated } from '@stagedoor/contract/live/orders';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLive } from '../../../shared/live/events.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSettled } from '../../../shared/search/use-settled.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { threadsQuery, useRefreshThreads } from '../api.ts';
import styles from './thread-list.module.css';
import { ThreadRow } from './thread-row.tsx';

/** The user's chats, latest first. */
export const ThreadList = ({ idChat }: { idChat: number | undefined }) => {
  const { t } = useTranslation('chat');
  const [query] = useSearchParams();
  const archived = query.get('archived') === 'yes';
  const [typed, setTyped] = useState('');
  const refresh = useRefreshThreads();
  useLive(threadUpdated, () => void refresh());
  const Heading = idChat === undefined ? 'h1' : 'h2';
  return (
    <section aria-label={t('list')}>
      <div className={styles.head}>
        <Heading tabIndex={-1}>{t('title')}</Heading>
        <search className={styles.search} aria-label={t('search')}>
          <IconSearch aria-hidden="true" />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
        <ChipRow label={t('list')}>
          <ChipLink to={paths.chat()} current={!archived}>
            {t('current')}
          </ChipLink>
          <ChipLink to={paths.archivedChats()} current={archived}>
            {t('archived')}
          </ChipLink>
        </ChipRow>
      </div>
      <Threads archived={archived} search={useSettled(typed).trim()} idChat={idChat} />
    </section>
  );
};

type Props = { archived: boolean; search: string; idChat: number | undefined };

const Threads = ({ archived, search, idChat }: Props) => {
  const { t } = useTranslation('chat');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    threadsQuery({ archived, search }, useLanguage()),
  );
  if (isError && !data)
    return (
      <div className={styles.note}>
        <Note kind="stop">{t('failed')}</Note>
        <Button size="small" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <p className={`${styles.note} ${text.quiet}`} role="status">
        {t('loading')}
      </p>
    );
  const threads = data.pages.flatMap(({ items }) => items);
  if (threads.length === 0) return <NoThreads archived={archived} search={search} />;
  return (
    <>
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <ThreadRow key={thread.idChat} thread={thread} current={thread.idChat === idChat} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.note}>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
};

const NoThreads = ({ archived, search }: { archived: boolean; search: string }) => {
  const { t } = useTranslation('chat');
  if (search !== '' || archived)
    return (
      <p className={`${styles.note} ${text.quiet}`} role="status">
        {t(search === '' ? 'empty.archived' : 'empty.search')}
      </p>
    );
  return (
    <EmptyState
      title={<h2>{t('empty.title')}</h2>}
      wayOn={<ButtonLink to={paths.explore()}>{t('empty.explore')}</ButtonLink>}
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
};
