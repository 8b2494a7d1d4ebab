import { lazy } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useRefreshOrders } from './api.ts';

const TextPromptModal = lazy(() => import('../../shared/dialogs/text-prompt-modal.tsx'));

type Length = { min: number; max: number };
type Params = { sum: string; name: string };
type Send = (idOrder: number, words: string, idempotencyKey: string) => Promise<unknown>;

const texts = {
  problem: { title: 'problem', done: 'problemSent', look: 'stop' },
  notTakenPlace: { title: 'notTakenPlace', done: 'problemSent', look: 'stop' },
  redo: { title: 'redo', done: 'redoSent', look: 'primary' },
  decline: { title: 'declineTitle', done: 'declined', look: 'stop' },
  declineProposal: { title: 'declineProposalTitle', done: 'declined', look: 'stop' },
  answer: { title: 'answerTitle', done: 'answered', look: 'primary' },
  giveBack: { title: 'giveBackTitle', done: 'givenBack', look: 'stop' },
  giveBackAll: { title: 'giveBackAllTitle', done: 'givenBackAll', look: 'stop' },
} as const;

/** Opens a modal for a text about this order and sends it. */
export const useAskText = (idOrder: number) => {
  const { t } = useTranslation('orders');
  const refresh = useRefreshOrders();
  return async (about: keyof typeof texts, send: Send, { min, max }: Length, values: Params): Promise<void> => {
    const { title, done, look } = texts[about];
    const answer = await ask(TextPromptModal, {
      id: idOrder,
      send,
      min,
      max,
      look,
      title: t(`actions.${title}`, values),
      lead: t(`actions.${about}Lead`, values),
      label: t(`actions.${about}Label`),
      short: t('actions.short', { min, max }),
      changed: t('changed'),
      submit: t(`actions.${about}Send`, values),
      keep: t('actions.keep'),
    });
    if (answer === 'sent') toast.success(t(`actions.${done}`, values));
    await refresh();
  };
};
