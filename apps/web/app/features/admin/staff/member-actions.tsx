import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import queue from '../queue.module.css';
import { staffApi } from '../staff-api.ts';
import { useRefreshMembers } from './api.ts';
import { useProblem } from './use-problem.ts';

const ChangeModal = lazy(() => import('./change-modal.tsx'));
const SureModal = lazy(() => import('../../../shared/sure-modal.tsx'));

type Deed = 'resetting' | 'removing';
const calls = { resetting: 'resetSecondFactor', removing: 'removeStaffMember' } as const;

type Props = { member: StaffMember; onDecided: () => void };

/** What can be done to a colleague; both deeds that hurt ask once more. */
export const MemberActions = ({ member, onDecided }: Props) => {
  const { t } = useTranslation('members');
  const refresh = useRefreshMembers();
  const wordsFor = useProblem();
  const { idUser, name } = member;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (deed: Deed) => staffApi(calls[deed], { body: { idUser } }),
    onSuccess: (_, deed) => {
      say.success(t(`${deed}.done`));
      onDecided();
    },
    onError: async (error) => say.error(await wordsFor(error)),
    onSettled: refresh,
  });
  const change = async () => {
    const answer = await ask(ChangeModal, { member });
    await refresh();
    if (answer === 'done') say.success(t('changing.done'));
  };
  const doAfterAsking = async (deed: Deed) => {
    const words = { title: t(`${deed}.title`, { name }), text: t(`${deed}.text`), yes: t(`${deed}.yes`), no: t('no') };
    if ((await ask(SureModal, words)) === 'yes') mutate(deed);
  };
  return (
    <div className={queue.ways}>
      <Button size="small" aria-label={t('changeName', { name })} onClick={() => void change()}>
        {t('change')}
      </Button>
      {member.hasSecondFactor && (
        <Button
          size="small"
          aria-label={t('resetName', { name })}
          busy={isPending && variables === 'resetting'}
          onClick={() => void doAfterAsking('resetting')}
        >
          {t('reset')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        aria-label={t('removeName', { name })}
        busy={isPending && variables === 'removing'}
        onClick={() => void doAfterAsking('removing')}
      >
        {t('remove')}
      </Button>
    </div>
  );
};
