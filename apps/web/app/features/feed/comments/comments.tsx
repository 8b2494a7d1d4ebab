import { limits } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/theme/text.module.css';
import { getComments } from '../api.ts';
import { withMoreComments } from '../post-changes.ts';
import { useChangePost } from '../use-change-post.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';
import { useWait } from '../use-wait.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';

/** The comments on a post, newest first, and the field to write one. */
export const Comments = ({ post }: { post: Post }) => {
  const { t } = useTranslation('feed');
  const { signed } = useSession();
  const wait = useWait();
  const { latestComments, hideLoadMoreCommentsBtn, slowSeconds, ownerName } = post;
  // A visitor may write, and is asked to log in when they send it.
  const mayComment = !signed || post.may.comment;
  const { mutate: showMore, isPending } = useMoreComments(post);
  return (
    <div className={styles.comments}>
      {mayComment && (
        <CommentForm
          post={post}
          label={t('comments.field')}
          placeholder={t('comments.placeholder', { name: ownerName })}
        />
      )}
      {slowSeconds > 0 && <p className={`${text.small} ${text.quiet}`}>{t('slow.on', { time: wait(slowSeconds) })}</p>}
      {latestComments.length > 0 && (
        <ol className={styles.list}>
          {latestComments.map((comment) => (
            <CommentItem key={comment.idComment} post={post} comment={comment} mayReply={mayComment} />
          ))}
        </ol>
      )}
      {!hideLoadMoreCommentsBtn && (
        <div>
          <Button look="quiet" size="small" busy={isPending} onClick={() => showMore()}>
            {t('comments.more')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The page that begins with the first comment that is not shown yet, however many were added meanwhile. */
const useMoreComments = (post: Post) => {
  const language = useLanguage();
  const change = useChangePost(post.idPost);
  const page = Math.floor(post.latestComments.length / limits.pages.comments);
  return useMutation({
    mutationFn: () => getComments(post, page, language),
    onSuccess: (loaded) => change(withMoreComments(loaded)),
    onError: useShowFeedProblem(),
  });
};
