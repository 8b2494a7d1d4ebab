import { ApiError } from '@stagedoor/contract/errors';
import type { limits } from '@stagedoor/contract/limits';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { blockUser, unblockUser } from './api.ts';

const BlockModal = lazy(() => import('../../shared/dialogs/block-modal.tsx'));

/** On every profile except the user's own; a visitor has to log in first and comes back here. */
export const BlockPerson = ({ person: { idUser, name } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  const showProblem = useShowProblem();
  const [isBlocked, setBlocked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (duration: (typeof limits.blocks)[number]) => blockUser(idUser, duration),
    onSuccess: () => {
      setBlocked(true);
      toast.success(t('blocked', { name }));
    },
    onError: (error) => {
      // Blocked before: what is left to do is the opposite.
      if (error instanceof ApiError && error.name === 'userAlreadyBlocked') setBlocked(true);
      return showProblem(error);
    },
  });
  const unblock = useMutation({
    mutationFn: () => unblockUser(idUser),
    onSuccess: () => {
      setBlocked(false);
      toast.success(t('unblocked', { name }));
    },
    onError: showProblem,
  });
  // Until the user is loaded, the profile may be their own.
  if (signed && (!user || user.idUser === idUser)) return null;
  const block = async () => {
    if (!(await needLogin())) return;
    const duration = await ask(BlockModal, { title: t('blockTitle', { name }), lead: t('blockLead') });
    if (duration) mutate(duration);
  };
  if (isBlocked)
    return (
      <Button look="quiet" busy={unblock.isPending} onClick={() => unblock.mutate()}>
        {t('unblock')}
      </Button>
    );
  return (
    <Button look="quiet" busy={isPending} onClick={() => void block()}>
      {t('block')}
    </Button>
  );
};
