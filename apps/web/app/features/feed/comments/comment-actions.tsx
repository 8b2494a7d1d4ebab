import type { FeedComment, FeedReply, Post } from '@stagedoor/contract/schemas/feed';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { mutePost, removeComment } from '../api.ts';
import { counted, withCommentLikes, withMutedThread, withoutComment } from '../post-changes.ts';
import { PersonItems } from '../settings/person-items.tsx';
import { useChangePost } from '../use-change-post.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';
import { useLike } from '../use-like.ts';
import { useReport } from '../use-report.ts';
import styles from './comments.module.css';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = { post: Post; comment: FeedComment | FeedReply; onReply: (() => void) | undefined };

/** Like and reply; delete or report in the menu. */
export const CommentActions = ({ post, comment, onReply }: Props) => {
  const { t } = useTranslation('feed');
  const language = useLanguage();
  const { user } = useSession();
  const change = useChangePost(post.idPost);
  const remove = useRemove(post, comment);
  const report = useReport();
  const { idComment, likes, liked, author, mayRemove } = comment;
  const isOwn = user?.idUser === author.idUser;
  const thread = user && 'muted' in comment ? comment : null;
  const like = useLike({ space: post.space, type: 'COMMENT', id: idComment, likes, liked }, (shown) =>
    change(withCommentLikes(idComment, shown)),
  );
  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={styles.act}
        aria-pressed={liked}
        aria-label={`${t('like')}: ${likes.toLocaleString(language)}`}
        onClick={() => void like()}
      >
        {liked ? <IconHeartFilled aria-hidden="true" /> : <IconHeart aria-hidden="true" />}
        {likes > 0 && likes.toLocaleString(language)}
      </button>
      {onReply && (
        <button
          type="button"
          className={styles.act}
          aria-label={t('comments.replyTo', { name: author.name })}
          onClick={onReply}
        >
          {t('comments.reply')}
        </button>
      )}
      {(mayRemove || thread || !isOwn) && (
        <Menu label={t('menu.comment', { name: author.name })}>
          {thread && <MuteThread post={post} thread={thread} />}
          {mayRemove && (
            <MenuItem icon={<IconTrash aria-hidden="true" />} onPress={() => void remove()}>
              {t('menu.remove')}
            </MenuItem>
          )}
          {!isOwn && user?.idUser === post.idUser && <PersonItems person={author} />}
          {!isOwn && (
            <MenuItem
              icon={<IconFlag aria-hidden="true" />}
              onPress={() =>
                void report({ subject: 'COMMENT', id: idComment, name: t('report.comment'), owner: author.name })
              }
            >
              {t('menu.report')}
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
};

/** Switches notifications about the replies to a comment off and on. */
const MuteThread = ({ post, thread: { idComment, muted } }: { post: Post; thread: FeedComment }) => {
  const { t } = useTranslation('feed');
  const change = useChangePost(post.idPost);
  const showProblem = useShowFeedProblem();
  const mute = async () => {
    try {
      await mutePost(post, !muted, idComment);
      change(withMutedThread(idComment, !muted));
      toast.success(t(muted ? 'threadUnmuted' : 'threadMuted'));
    } catch (error) {
      await showProblem(error);
    }
  };
  return (
    <MenuItem
      icon={muted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />}
      onPress={() => void mute()}
    >
      {t(muted ? 'menu.unmuteThread' : 'menu.muteThread')}
    </MenuItem>
  );
};

/** Deletes a comment with its replies, after asking. */
const useRemove = ({ idPost, space }: Post, { idComment, ...comment }: FeedReply & { totalReplies?: number }) => {
  const { t } = useTranslation('feed');
  const change = useChangePost(idPost);
  const showProblem = useShowFeedProblem();
  const count = 1 + (comment.totalReplies ?? 0);
  return async () => {
    const [title, text] = [t('removeComment.title'), t('removeComment.text')];
    const words = { yes: t('removeComment.yes'), no: t('removeComment.no') };
    if ((await ask(ConfirmModal, { title, text, ...words, look: 'stop' })) !== 'yes') return;
    change(counted(-count));
    try {
      await removeComment(space, idComment);
      change(withoutComment(idComment));
      toast.success(t('removeComment.done'));
    } catch (error) {
      change(counted(count));
      await showProblem(error);
    }
  };
};
