import type { limits } from '@stagedoor/contract/limits';
import type { Call } from '@stagedoor/contract/schemas/call';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Ways } from '../../ui/fields/form.tsx';
import { blockUser } from './api.ts';

const BlockModal = lazy(() => import('../../shared/dialogs/block-modal.tsx'));

type Props = { partner: Call['partner']; onBlocked?: () => void };

/** Reports or blocks the other side, during a call and after it. */
export const Safety = ({ partner: { idUser, name }, onBlocked }: Props) => (
  <Ways>
    <ReportButton subject="USER" id={idUser} idOwner={idUser} name={name} owner={name} />
    <BlockButton idUser={idUser} name={name} onBlocked={onBlocked} />
  </Ways>
);

type BlockProps = { idUser: number; name: string; onBlocked: (() => void) | undefined };

const BlockButton = ({ idUser, name, onBlocked }: BlockProps) => {
  const { t } = useTranslation('calls');
  const { mutate, isPending } = useMutation({
    mutationFn: (duration: (typeof limits.blocks)[number]) => blockUser(idUser, duration),
    onSuccess: () => {
      toast.success(t('block.done', { name }));
      onBlocked?.();
    },
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
