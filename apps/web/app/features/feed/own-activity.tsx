import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Fetched } from '../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import ActivityComments from './activity-comments.tsx';
import { ownPostsQuery } from './api.ts';
import styles from './feed.module.css';
import { More } from './more.tsx';
import { distinct } from './pages.ts';
import { PostCard } from './post/post-card.tsx';

/** The page of a person who is no talent: what they wrote, for themselves alone. */
export default function OwnActivity({ user }: { user: SelfUser }) {
  const { t } = useTranslation('feed');
  const [query] = useSearchParams();
  const showsComments = query.get('tab') === 'comments';
  return (
    <Page title={t('activity.title')}>
      <title>{`${t('activity.title')} — Stagedoor`}</title>
      <div className={styles.tabs}>
        <ChipRow label={t('activity.tabs')}>
          <ChipLink to={paths.profile(user)} current={!showsComments}>
            {t('activity.posts')}
          </ChipLink>
          <ChipLink to={paths.profile(user, 'comments')} current={showsComments}>
            {t('activity.comments')}
          </ChipLink>
        </ChipRow>
      </div>
      {showsComments ? (
        <ActivityComments owner={{ idUser: user.idUser, name: user.name, isOwn: true }} />
      ) : (
        <OwnPosts idUser={user.idUser} />
      )}
    </Page>
  );
}

const OwnPosts = ({ idUser }: { idUser: number }) => {
  const { t } = useTranslation('feed');
  const shown = useInfiniteQuery(ownPostsQuery(idUser, useLanguage()));
  const posts = distinct(shown.data?.pages ?? [], ({ idPost }) => idPost);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Fetched query={shown} problem={t('failed')}>
          {() =>
            posts.length > 0 ? (
              posts.map((post) => <PostCard key={post.idPost} post={post} names />)
            ) : (
              <EmptyState
                title={<h2>{t('empty.posts')}</h2>}
                wayOn={<ButtonLink to={paths.explore()}>{t('empty.explore')}</ButtonLink>}
              >
                <p>{t('empty.postsText')}</p>
              </EmptyState>
            )
          }
        </Fetched>
        <More query={shown} label={t('more')} />
      </div>
    </div>
  );
};
