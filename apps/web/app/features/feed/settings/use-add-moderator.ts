import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTexts } from '../../../shared/i18n/use-translation.ts';
import { addModerator, useRefreshPeople } from './api.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

export type Person = { idUser: number; name: string };

/** Makes somebody who wrote on the reader's page its moderator, after asking. For menus, so its texts are loaded then. */
export const useAddModerator = () => {
  const texts = useTexts();
  const refresh = useRefreshPeople();
  const showProblem = useShowProblem();
  return async ({ idUser, name }: Person): Promise<void> => {
    await texts.load('feedsettings');
    const t = texts.of('feedsettings');
    const answer = await ask(ConfirmModal, {
      title: t('moderators.addTitle', { name }),
      text: t('moderators.addText'),
      yes: t('moderators.addYes'),
      no: t('moderators.addNo'),
    });
    if (answer !== 'yes') return;
    try {
      await addModerator(idUser);
      toast.success(t('moderators.added'));
      await refresh();
    } catch (error) {
      await showProblem(error);
    }
  };
};
