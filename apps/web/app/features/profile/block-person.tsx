import type { limits } from '@stagedoor/contract/limits';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { useSession } from '../../shared/session.ts';
import { say } from '../../shared/snacks.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';

const BlockModal = lazy(() => import('../../shared/block-modal.tsx'));

/** For whoever is logged in, on everybody's profile but their own. */
export const BlockPerson = ({ person: { idUser, name } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: (duration: (typeof limits.blocks)[number]) => api('blockUser', { body: { idUser, duration } }),
    onSuccess: () => say.success(t('blocked', { name })),
    onError: useSayProblem(),
  });
  if (!user || user.idUser === idUser) return null;
  const block = async () => {
    const duration = await ask(BlockModal, { title: t('blockTitle', { name }), lead: t('blockLead') });
    if (duration) mutate(duration);
  };
  return (
    <Button look="quiet" busy={isPending} onClick={() => void block()}>
      {t('block')}
    </Button>
  );
};
