import { ApiError } from '@stagedoor/contract/errors';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Fetched } from '../../shared/feedback/fetched.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import textStyles from '../../ui/theme/text.module.css';
import { type PostKey, postQuery } from './api.ts';
import { Comments } from './comments/comments.tsx';
import styles from './feed.module.css';
import { PostBody } from './post/post-card.tsx';
import { PostHead } from './post/post-head.tsx';
import { useLivePost } from './use-live-post.ts';

type Props = {
  id: PostKey;
  /** As visitors see it; null if only some may know that it exists. */
  shown: Post | null;
  missing: ReactNode;
};

/** A post on a page of its own, with all its text. */
export const PostPage = ({ id, shown, missing }: Props) => {
  const { t } = useTranslation('feed');
  const post = usePost(id, shown);
  if (post.error instanceof ApiError && post.error.name === 'postRemoved') return <RemovedPost />;
  if (post.error instanceof ApiError && post.error.name === 'pageNotFound') return missing;
  return (
    <div className={styles.page}>
      <Fetched query={post} problem={t('failed')}>
        {(data) => <Opened post={data} />}
      </Fetched>
    </div>
  );
};

/** The post with what only this reader may see; until that is loaded, and for visitors, what everyone sees. */
const usePost = (id: PostKey, shown: Post | null) => {
  const { signed } = useSession();
  const first = shown && (signed ? { placeholderData: shown } : { initialData: shown });
  return useQuery({ ...postQuery(id, useLanguage()), ...first, enabled: signed || !shown });
};

const Opened = ({ post }: { post: Post }) => {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  useLivePost(post, true);
  const { space, idUser, ownerName: name, author, title, locked } = post;
  const list = paths.profile({ idUser, nickname: null }, space);
  const heading = title || (locked ? t('locked.title') : '');
  return (
    <>
      <Link to={list} className={`${styles.back} ${textStyles.link}`}>
        {t(space === 'feed' ? 'page.back' : 'page.backCommunity', { name })}
      </Link>
      <article className={styles.post}>
        <PostHead post={post} names onRemoved={() => void navigate(list, { replace: true })} />
        <h1 tabIndex={-1} className={heading ? undefined : textStyles.hidden}>
          {heading || t('page.untitled', { name: author.name })}
        </h1>
        <PostBody post={post} whole />
        {!locked && (
          <div id="comments">
            <Comments post={post} />
          </div>
        )}
      </article>
    </>
  );
};

/** For old links to a post that was deleted. */
export const RemovedPost = () => {
  const { t } = useTranslation('feed');
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t('page.removedTitle')}</h1>}
      wayOn={
        <ButtonLink to={paths.explore()} look="primary">
          {t('empty.explore')}
        </ButtonLink>
      }
    >
      <p>{t('page.removedText')}</p>
    </EmptyState>
  );
};
