import type { Post } from '@stagedoor/contract/schemas/feed';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { mutePost, pinPost, removePost, useRefreshPosts } from '../api.ts';
import { useChangePost } from '../use-change-post.ts';
import { useShowFeedProblem } from '../use-feed-problem.tsx';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));
const SlowModeModal = lazy(() => import('./slow-mode-modal.tsx'));

/** What the menu of a post does. */
export const usePostActions = (post: Post, onRemoved?: () => void) => {
  const { t } = useTranslation('feed');
  const change = useChangePost(post.idPost);
  const refresh = useRefreshPosts();
  const showProblem = useShowFeedProblem();
  const { pinned, muted } = post;

  const pin = async () => {
    try {
      await pinPost(post, !pinned);
      toast.success(t(pinned ? 'unpinnedNow' : 'pinnedNow'));
      await refresh();
    } catch (error) {
      await showProblem(error);
    }
  };
  const mute = async () => {
    try {
      await mutePost(post, !muted);
      change((known) => ({ ...known, muted: !muted }));
      toast.success(t(muted ? 'unmuted' : 'muted'));
    } catch (error) {
      await showProblem(error);
    }
  };
  const slowDown = async () => {
    const seconds = await ask(SlowModeModal, { post });
    if (seconds !== undefined) change((known) => ({ ...known, slowSeconds: seconds }));
  };
  const remove = async () => {
    const [title, text] = [t('remove.title'), t('remove.text')];
    const sure = await ask(ConfirmModal, { title, text, yes: t('remove.yes'), no: t('remove.no'), look: 'stop' });
    if (sure !== 'yes') return;
    try {
      await removePost(post);
      toast.success(t('remove.done'));
      onRemoved?.();
      await refresh();
    } catch (error) {
      await showProblem(error);
    }
  };
  return { pin, mute, slowDown, remove };
};
