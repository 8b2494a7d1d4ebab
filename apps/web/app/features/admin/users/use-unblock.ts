import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { oneLine } from '../../../shared/one-line.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { staffApi } from '../staff-api.ts';
import { useRefreshPeople } from './api.ts';

const WordsModal = lazy(() => import('../../../shared/words-modal.tsx'));

const { reasonMin: min, reasonMax: max } = limits.reports;

const send = (idUser: number, words: string) => staffApi('unblockPerson', { body: { idUser, reason: oneLine(words) } });

/** Asks for a reason, and ends the block before its time. */
export const useUnblock = ({ idUser, name }: { idUser: number; name: string }) => {
  const { t } = useTranslation('users');
  const { t: admin } = useTranslation('admin');
  const refresh = useRefreshPeople();
  return async () => {
    const answer = await ask(WordsModal, {
      ...{ id: idUser, send, min, max },
      title: t('unblocking.title', { name }),
      lead: t('unblocking.lead', { name }),
      label: t('unblocking.reason', { name }),
      submit: t('unblocking.submit'),
      short: admin('short', { min, max }),
      changed: admin('changed'),
      keep: admin('keep'),
    });
    await refresh();
    if (answer === 'sent') say.success(t('unblocking.done'));
  };
};
