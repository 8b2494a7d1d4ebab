import type { limits } from '@stagedoor/contract/limits';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { useNeedLogin } from '../../shared/need-login.ts';
import { useSession } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';

const BlockModal = lazy(() => import('../../shared/block-modal.tsx'));

/** On everybody's profile but one's own; a visitor is asked to log in first, and comes back here. */
export const BlockPerson = ({ person: { idUser, name } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  const { signed, user } = useSession();
  const needLogin = useNeedLogin();
  const { mutate, isPending } = useMutation({
    mutationFn: (duration: (typeof limits.blocks)[number]) => api('blockUser', { body: { idUser, duration } }),
    onSuccess: () => say.success(t('blocked', { name })),
    onError: useSayProblem(),
  });
  // Until it is known whose browser this is, the profile may be their own.
  if (signed && (!user || user.idUser === idUser)) return null;
  const block = async () => {
    if (!(await needLogin())) return;
    const duration = await ask(BlockModal, { title: t('blockTitle', { name }), lead: t('blockLead') });
    if (duration) mutate(duration);
  };
  return (
    <Button look="quiet" busy={isPending} onClick={() => void block()}>
      {t('block')}
    </Button>
  );
};
