import type { Post } from '@stagedoor/contract/schemas/feed';
import { useId } from 'react';
import { Link } from 'react-router';
import { useVisible } from '../../../shared/browser/use-visible.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Comments } from '../comments/comments.tsx';
import styles from '../feed.module.css';
import { FoldedText, RichText } from '../rich-text.tsx';
import { useLivePost } from '../use-live-post.ts';
import { Attachments } from './attachments.tsx';
import { LockedPost } from './locked-post.tsx';
import { Poll } from './poll.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHead } from './post-head.tsx';
import { PostVideo } from './post-video.tsx';

type Props = {
  post: Post;
  /** Says on whose page it is. */
  names?: boolean;
};

/** A post in a list. It is live while it is on the screen. */
export const PostCard = ({ post, names = false }: Props) => {
  const { t } = useTranslation('feed');
  const titleId = useId();
  const { ref, isVisible } = useVisible();
  useLivePost(post, isVisible);
  const title = post.title || (post.locked ? t('locked.title') : '');
  return (
    <article
      ref={ref}
      className={styles.post}
      {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': post.author.name })}
    >
      <PostHead post={post} names={names} />
      {title && (
        <h2 id={titleId} className={styles.title}>
          <Link to={paths.post(post)}>{title}</Link>
        </h2>
      )}
      <PostBody post={post} />
      {!post.locked && <Comments post={post} />}
    </article>
  );
};

/** Everything of a post but its head and its comments. `whole` does not fold its text. */
export const PostBody = ({ post, whole = false }: { post: Post; whole?: boolean }) => {
  const Words = whole ? RichText : FoldedText;
  return (
    <>
      {post.locked ? (
        <LockedPost post={post} />
      ) : (
        <>
          {post.text && <Words text={post.text} />}
          {post.link && <PostVideo video={post.link} />}
          <Attachments post={post} />
          {post.poll && <Poll post={post} poll={post.poll} />}
        </>
      )}
      <PostActions post={post} />
    </>
  );
};
