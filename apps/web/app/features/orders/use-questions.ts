import { limits } from '@stagedoor/contract/limits';
import type { OrderAction, OrderDetail } from '@stagedoor/contract/schemas/order';
import { api } from '../../shared/api.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { calls } from './calls.ts';
import { heldOf } from './money-way.ts';
import { useAskSure } from './use-ask-sure.ts';
import { useAskWords } from './use-ask-words.ts';

type Words = 'cancel' | 'toWallet' | 'redo' | 'problem' | 'extension' | 'decline' | 'answer' | 'giveBack';

export type Question = {
  action: OrderAction;
  words: Words;
  look: 'line' | 'quiet';
  busy: boolean;
  open: () => Promise<void>;
};

const { reasonMax, messageMax } = limits.orders;

/** Everything that is asked before it is done, for both sides. */
export const useQuestions = (order: OrderDetail): Question[] => {
  const { t } = useTranslation('orders');
  const { idOrder, partner } = order;
  const sum = useDollars()(heldOf(order));
  const told = { sum, name: partner.name };
  const askWords = useAskWords(idOrder);
  const cancel = useAskSure({
    act: (idempotencyKey) => api('cancelProduct', { params: { id: idOrder } }, { idempotencyKey }),
    done: t('acts.cancelled', told),
    question: { title: t('acts.cancelSure'), text: t('acts.cancelText', told), yes: t('acts.cancel') },
  });
  const toWallet = useAskSure({
    act: (idempotencyKey) => api('refundToWallet', { body: { idOrder } }, { idempotencyKey }),
    done: t('acts.toWalletDone'),
    question: { title: t('acts.toWalletSure'), text: t('acts.toWalletText'), yes: t('acts.toWalletYes') },
  });
  const extension = useAskSure({
    act: () => api('askExtension', { body: { idOrder } }),
    done: t('acts.extensionSent'),
    question: { title: t('acts.extensionSure'), text: t('acts.extensionText'), yes: t('acts.extensionYes') },
  });
  const quiet = { look: 'quiet', busy: false } as const;
  const line = { look: 'line', busy: false } as const;
  const reason = { min: 4, max: reasonMax };
  const note = { min: 4, max: messageMax };
  return [
    {
      action: 'answerProblem',
      words: 'answer',
      ...line,
      open: () => askWords('answer', calls.answerProblem, note, told),
    },
    {
      action: 'answerProblem',
      words: 'giveBack',
      ...line,
      open: () => askWords('giveBack', calls.giveBack, note, told),
    },
    { action: 'cancel', words: 'cancel', look: 'line', ...cancel },
    { action: 'askRedo', words: 'redo', ...line, open: () => askWords('redo', calls.askRedo, reason, told) },
    { action: 'askExtension', words: 'extension', look: 'line', ...extension },
    { action: 'refundToWallet', words: 'toWallet', look: 'quiet', ...toWallet },
    {
      action: 'reportProblem',
      words: 'problem',
      ...quiet,
      open: () => askWords('problem', calls.reportProblem, note, told),
    },
    { action: 'decline', words: 'decline', ...quiet, open: () => askWords('decline', calls.decline, reason, told) },
  ];
};
