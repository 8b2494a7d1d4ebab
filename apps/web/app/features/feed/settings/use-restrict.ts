import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTexts } from '../../../shared/i18n/use-translation.ts';
import { restrict, useRefreshPeople } from './api.ts';
import type { Person } from './use-add-moderator.ts';

const BlockModal = lazy(() => import('../../../shared/dialogs/block-modal.tsx'));

/** Keeps somebody from writing on the reader's page, for a time that is asked. For menus, so its texts are loaded then. */
export const useRestrict = () => {
  const texts = useTexts();
  const refresh = useRefreshPeople();
  const showProblem = useShowProblem();
  return async ({ idUser, name }: Person): Promise<void> => {
    await texts.load('feedsettings');
    const t = texts.of('feedsettings');
    const duration = await ask(BlockModal, {
      title: t('restricted.addTitle', { name }),
      lead: t('restricted.addText', { name }),
      submit: t('restricted.addYes'),
    });
    if (duration === undefined) return;
    try {
      await restrict(idUser, duration);
      toast.success(t('restricted.added'));
      await refresh();
    } catch (error) {
      await showProblem(error);
    }
  };
};
