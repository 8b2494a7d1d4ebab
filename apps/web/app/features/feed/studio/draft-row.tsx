import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime, relativeDate } from '../../../shared/time/dates.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { type PostKey, removePost } from '../api.ts';
import { useRefreshFeed } from '../composer/api.ts';
import { firstLine } from './first-line.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

type Props = { space: FeedSpace; draft: PostDraft; onEdit: () => void };

/** A draft, or a post that is published later. */
export const DraftRow = ({ space, draft, onEdit }: Props) => {
  const { t } = useTranslation('composer');
  const language = useLanguage();
  const now = new Date(Date.now() + useServerOffset());
  const { publishAt, idPost } = draft;
  const { press, isPending } = useRemoveDraft({ space, idPost });
  const name = firstLine(draft) || t('posts.untitled');
  return (
    <Row
      name={name}
      more={
        publishAt === null
          ? t('posts.changed', { time: relativeDate(new Date(draft.changed), now, language) })
          : dayAndTime(new Date(publishAt), language)
      }
    >
      <Badge kind={publishAt === null ? 'plain' : 'lamp'}>
        {t(publishAt === null ? 'posts.draft' : 'posts.scheduled')}
      </Badge>
      <Button
        size="small"
        look="quiet"
        busy={isPending}
        aria-label={`${t('posts.remove')}: ${name}`}
        onClick={() => void press()}
      >
        {t('posts.remove')}
      </Button>
      <Button size="small" aria-label={`${t('posts.edit')}: ${name}`} onClick={onEdit}>
        {t('posts.edit')}
      </Button>
    </Row>
  );
};

/** Asks first, because it cannot be undone. */
const useRemoveDraft = (post: PostKey) => {
  const { t } = useTranslation('composer');
  const refresh = useRefreshFeed();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePost(post),
    onSuccess: async () => {
      toast.success(t('posts.removed'));
      await refresh();
      toHeading();
    },
    onError: useShowProblem(),
  });
  const press = async () => {
    const answer = await ask(ConfirmModal, {
      look: 'stop',
      title: t('posts.removeTitle'),
      text: t('posts.removeText'),
      yes: t('posts.removeYes'),
      no: t('posts.removeNo'),
    });
    if (answer === 'yes') mutate();
  };
  return { press, isPending };
};
