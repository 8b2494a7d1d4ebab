import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { postsQuery } from '../api.ts';
import { ownPlansQuery } from '../composer/api.ts';
import { draftsQuery } from './api.ts';
import { DraftRow } from './draft-row.tsx';
import styles from './own-posts.module.css';
import { PublishedRow } from './published-row.tsx';

const Composer = lazy(() => import('../composer/composer.tsx'));

type Props = {
  space: FeedSpace;
  /** Whose page it is. */
  idUser: number;
};

/** The posts of one space of a page: drafts, scheduled and published ones. An agent has no categories to settle. */
export const OwnPosts = ({ space, idUser, isAgent }: Props & { isAgent: boolean }) => {
  const { t } = useTranslation('composer');
  const [edited, setEdited] = useState<number | 'new'>();
  if (edited !== undefined)
    return (
      <Suspense>
        <h2 className={styles.title}>{t(edited === 'new' ? 'new' : 'edit')}</h2>
        <Composer
          space={space}
          idUser={idUser}
          idPost={edited === 'new' ? undefined : edited}
          onDone={() => {
            setEdited(undefined);
            toHeading();
          }}
        />
      </Suspense>
    );
  return (
    <div className={styles.lists}>
      <Ways>
        <Button look="primary" onClick={() => setEdited('new')}>
          {t('posts.add')}
        </Button>
        {!isAgent && <ButtonLink to={paths.settings('feed-categories')}>{t('posts.categories')}</ButtonLink>}
      </Ways>
      <Lists space={space} idUser={idUser} onEdit={setEdited} />
    </div>
  );
};

const Lists = ({ space, idUser, onEdit }: Props & { onEdit: (idPost: number) => void }) => {
  const { t } = useTranslation('composer');
  const language = useLanguage();
  const drafts = useInfiniteQuery(draftsQuery({ space, idUser }, language));
  const posts = useInfiniteQuery({ ...postsQuery({ space, idUser, idCategory: null, language }), staleTime: 0 });
  const waiting = drafts.data?.pages.flatMap(({ items }) => items);
  const published = posts.data?.pages.flatMap(({ items }) => items);
  if (!waiting || !published)
    return (
      <Fetching
        failed={drafts.isError || posts.isError}
        again={() => Promise.all([drafts.refetch(), posts.refetch()])}
        problem={t('failed')}
      />
    );
  if (waiting.length + published.length === 0) return <Empty space={space} />;
  return (
    <div>
      {waiting.length > 0 && (
        <List title={t('posts.waiting')} query={drafts}>
          {waiting.map((draft) => (
            <DraftRow key={draft.idPost} space={space} draft={draft} onEdit={() => onEdit(draft.idPost)} />
          ))}
        </List>
      )}
      {published.length > 0 && (
        <List title={t('posts.published')} query={posts}>
          {published.map((post) => (
            <PublishedRow key={post.idPost} post={post} onEdit={() => onEdit(post.idPost)} />
          ))}
        </List>
      )}
    </div>
  );
};

type More = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

const List = ({ title, query, children }: { title: string; query: More; children: ReactNode }) => {
  const { t } = useTranslation('composer');
  return (
    <RowGroup title={title}>
      <Rows>{children}</Rows>
      {query.hasNextPage && (
        <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('posts.more')}
        </Button>
      )}
    </RowGroup>
  );
};

const Empty = ({ space }: { space: FeedSpace }) => {
  const { t } = useTranslation('composer');
  const { data: plans } = useQuery(ownPlansQuery(useLanguage()));
  const isClosed = space === 'community' && plans && !plans.some(({ opens }) => opens.includes('community'));
  if (isClosed)
    return (
      <EmptyState
        title={<h2>{t('posts.noCommunity')}</h2>}
        wayOn={<ButtonLink to={paths.studioPlans()}>{t('posts.toPlans')}</ButtonLink>}
      >
        <p>{t('posts.noCommunityText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={<h2>{t('posts.emptyTitle')}</h2>}>
      <p>{t('posts.emptyText')}</p>
    </EmptyState>
  );
};
