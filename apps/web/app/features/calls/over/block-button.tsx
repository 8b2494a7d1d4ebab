import type { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { blockUser } from '../api.ts';

const BlockModal = lazy(() => import('../../../shared/dialogs/block-modal.tsx'));

/** Blocks the other side of a call. */
export const BlockButton = ({ idUser, name }: { idUser: number; name: string }) => {
  const { t } = useTranslation('calls');
  const { mutate, isPending } = useMutation({
    mutationFn: (duration: (typeof limits.blocks)[number]) => blockUser(idUser, duration),
    onSuccess: () => toast.success(t('block.done', { name })),
    onError: useShowProblem(),
  });
  const block = async () => {
    const duration = await ask(BlockModal, { title: t('block.title', { name }), lead: t('block.lead') });
    if (duration) mutate(duration);
  };
  return (
    <Button look="quiet" busy={isPending} onClick={() => void block()}>
      {t('block.submit')}
    </Button>
  );
};
