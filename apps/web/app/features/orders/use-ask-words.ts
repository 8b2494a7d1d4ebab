import { lazy } from 'react';
import { ask } from '../../shared/ask.tsx';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useRefreshOrders } from './api.ts';

const WordsModal = lazy(() => import('../../shared/words-modal.tsx'));

type Length = { min: number; max: number };
type Told = { sum: string; name: string };
type Send = (idOrder: number, words: string, idempotencyKey: string) => Promise<unknown>;

const texts = {
  problem: { title: 'problem', done: 'problemSent', look: 'stop' },
  redo: { title: 'redo', done: 'redoSent', look: 'primary' },
  decline: { title: 'declineTitle', done: 'declined', look: 'stop' },
  answer: { title: 'answerTitle', done: 'answered', look: 'primary' },
  giveBack: { title: 'giveBackTitle', done: 'givenBack', look: 'stop' },
} as const;

/** Opens a modal for a few words about this order and sends them. */
export const useAskWords = (idOrder: number) => {
  const { t } = useTranslation('orders');
  const refresh = useRefreshOrders();
  return async (about: keyof typeof texts, send: Send, { min, max }: Length, told: Told): Promise<void> => {
    const { title, done, look } = texts[about];
    const answer = await ask(WordsModal, {
      ...{ id: idOrder, send, min, max, look },
      title: t(`acts.${title}`, told),
      lead: t(`acts.${about}Lead`, told),
      label: t(`acts.${about}Label`),
      short: t('acts.short', { min, max }),
      changed: t('changed'),
      submit: t(`acts.${about}Send`, told),
      keep: t('acts.keep'),
    });
    if (answer === 'sent') say.success(t(`acts.${done}`, told));
    await refresh();
  };
};
