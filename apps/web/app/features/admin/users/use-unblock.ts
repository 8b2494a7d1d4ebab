import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { oneLine } from '../../../shared/forms/one-line.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { unblockPerson, useRefreshPeople } from './api.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

const { reasonMin: min, reasonMax: max } = limits.reports;

const send = (idUser: number, words: string) => unblockPerson({ idUser, reason: oneLine(words) });

/** Asks for a reason and ends the block early. */
export const useUnblock = ({ idUser, name }: { idUser: number; name: string }) => {
  const { t } = useTranslation('users');
  const { t: admin } = useTranslation('admin');
  const refresh = useRefreshPeople();
  return async () => {
    const answer = await ask(TextPromptModal, {
      id: idUser,
      send,
      min,
      max,
      title: t('unblocking.title', { name }),
      lead: t('unblocking.lead', { name }),
      label: t('unblocking.reason', { name }),
      submit: t('unblocking.submit'),
      short: admin('short', { min, max }),
      changed: admin('changed'),
      keep: admin('keep'),
    });
    await refresh();
    if (answer === 'sent') toast.success(t('unblocking.done'));
  };
};
