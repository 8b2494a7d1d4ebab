import { limits } from '@stagedoor/contract/limits';
import type { FeedComment, FeedReply, Post } from '@stagedoor/contract/schemas/feed';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { getComments } from '../api.ts';
import { Face, RoleBadge, WriterName, Written } from '../byline.tsx';
import { withEarlierReplies } from '../post-changes.ts';
import { FoldedText } from '../rich-text.tsx';
import { useChangePost } from '../use-change-post.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

type Props = { post: Post; comment: FeedComment; mayReply: boolean };

/** A comment with its replies below, the oldest first. Replying to a reply answers the comment. */
export const CommentItem = ({ post, comment, mayReply }: Props) => {
  const { t } = useTranslation('feed');
  const [answered, setAnswered] = useState<FeedReply>();
  const { mutate: showEarlier, isPending } = useEarlierReplies(post, comment);
  const { comments: replies, totalReplies } = comment;
  const reply = mayReply ? setAnswered : undefined;
  return (
    <li className={styles.thread}>
      <CommentBody post={post} comment={comment} onReply={reply} />
      {(replies.length > 0 || answered) && (
        <div className={styles.replies}>
          {totalReplies > replies.length && (
            <div>
              <Button look="quiet" size="small" busy={isPending} onClick={() => showEarlier()}>
                {t('comments.earlier')}
              </Button>
            </div>
          )}
          <ol className={styles.list}>
            {replies.map((one) => (
              <li key={one.idComment}>
                <CommentBody post={post} comment={one} onReply={reply} />
              </li>
            ))}
          </ol>
          {answered && (
            <CommentForm
              key={answered.idComment}
              post={post}
              idParentComment={comment.idComment}
              label={t('comments.replyField', { name: answered.author.name })}
              onDone={() => setAnswered(undefined)}
            />
          )}
        </div>
      )}
    </li>
  );
};

type BodyProps = { post: Post; comment: FeedReply; onReply: ((to: FeedReply) => void) | undefined };

const CommentBody = ({ post, comment, onReply }: BodyProps) => (
  <div className={styles.comment}>
    <Face writer={comment.author} small />
    <div className={styles.words}>
      <p className={styles.who}>
        <WriterName writer={comment.author} />
        <RoleBadge role={comment.author.role} />
        <span className={styles.when}>
          <Written at={comment.created} />
        </span>
      </p>
      <FoldedText text={comment.text} />
      <CommentActions post={post} comment={comment} onReply={onReply && (() => onReply(comment))} />
    </div>
  </div>
);

const useEarlierReplies = (post: Post, { idComment, comments }: FeedComment) => {
  const language = useLanguage();
  const change = useChangePost(post.idPost);
  const { space, idPost } = post;
  const page = Math.floor(comments.length / limits.pages.comments);
  return useMutation({
    mutationFn: () => getComments({ space, idPost, idParentComment: idComment }, page, language),
    onSuccess: ({ items }) => change(withEarlierReplies(idComment, items)),
    onError: useShowFeedProblem(),
  });
};
