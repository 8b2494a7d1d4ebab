import type { Post } from '@stagedoor/contract/schemas/feed';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Link } from 'react-router';
import { shareLink } from '../../../shared/browser/share-link.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import styles from '../feed.module.css';
import { useChangePost } from '../use-change-post.ts';
import { useLike } from '../use-like.ts';

/** Likes, comments, share. */
export const PostActions = ({ post }: { post: Post }) => {
  const { t } = useTranslation('feed');
  const language = useLanguage();
  const change = useChangePost(post.idPost);
  const { space, idPost, likes, liked, totalResponses, title, ownerName } = post;
  const like = useLike({ space, type: 'POST', id: idPost, likes, liked }, (counted) =>
    change((known) => ({ ...known, ...counted })),
  );
  const share = async () => {
    const url = new URL(paths.post(post), window.location.href).href;
    if (await shareLink(title || ownerName, url)) toast.success(t('copied'));
  };
  return (
    <div className={styles.actions}>
      {post.locked ? (
        <span className={styles.action} role="img" aria-label={t('likes', { count: likes })}>
          <IconHeart aria-hidden="true" />
          {likes.toLocaleString(language)}
        </span>
      ) : (
        <button
          type="button"
          className={styles.action}
          aria-pressed={liked}
          aria-label={`${t('like')}: ${likes.toLocaleString(language)}`}
          onClick={() => void like()}
        >
          {liked ? <IconHeartFilled aria-hidden="true" /> : <IconHeart aria-hidden="true" />}
          {likes.toLocaleString(language)}
        </button>
      )}
      <Link
        to={`${paths.post(post)}#comments`}
        className={styles.action}
        aria-label={t('commentCount', { count: totalResponses })}
      >
        <IconMessageCircle aria-hidden="true" />
        {totalResponses.toLocaleString(language)}
      </Link>
      <button type="button" className={styles.action} onClick={() => void share()}>
        <IconShare aria-hidden="true" />
        {t('share')}
      </button>
    </div>
  );
};
