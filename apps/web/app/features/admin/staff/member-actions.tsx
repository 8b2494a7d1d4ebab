import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import queue from '../queue.module.css';
import { removeStaffMember, resetSecondFactor, useRefreshMembers } from './api.ts';
import { useExplain } from './use-explain.ts';

const ChangeModal = lazy(() => import('./change-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

const calls = { resetting: resetSecondFactor, removing: removeStaffMember };
type MemberAction = keyof typeof calls;

type Props = { member: StaffMember; onDecided: () => void };

/** Actions on a staff member; both destructive ones ask for confirmation. */
export const MemberActions = ({ member, onDecided }: Props) => {
  const { t } = useTranslation('members');
  const refresh = useRefreshMembers();
  const explain = useExplain();
  const showProblem = useShowProblem();
  const { idUser, name } = member;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: MemberAction) => calls[action]({ idUser }),
    onSuccess: (_, action) => {
      toast.success(t(`${action}.done`));
      onDecided();
    },
    onError: (error) => {
      const explained = explain(error);
      if (explained) toast.error(explained.text);
      else void showProblem(error);
    },
    onSettled: refresh,
  });
  const change = async () => {
    const answer = await ask(ChangeModal, { member });
    await refresh();
    if (answer === 'done') toast.success(t('changing.done'));
  };
  const confirmAndRun = async (action: MemberAction) => {
    const words = {
      title: t(`${action}.title`, { name }),
      text: t(`${action}.text`),
      yes: t(`${action}.yes`),
      no: t('no'),
    };
    if ((await ask(ConfirmModal, words)) === 'yes') mutate(action);
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
          onClick={() => void confirmAndRun('resetting')}
        >
          {t('reset')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        aria-label={t('removeName', { name })}
        busy={isPending && variables === 'removing'}
        onClick={() => void confirmAndRun('removing')}
      >
        {t('remove')}
      </Button>
    </div>
  );
};
