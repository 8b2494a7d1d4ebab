import { limits } from '@stagedoor/contract/limits';
import { plainType } from '@stagedoor/contract/product-types';
import type { OrderAction, OrderDetail } from '@stagedoor/contract/schemas/order';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import {
  answerProblem,
  askExtension,
  askRedo,
  cancelOrder,
  declineOrder,
  giveBackMoney,
  refundToWallet,
  reportNotTakenPlace,
  reportProblem,
} from './api.ts';
import { heldOf } from './money-status.ts';
import { useAskText } from './use-ask-text.ts';
import { useConfirm } from './use-confirm.ts';

type Words =
  | 'cancel'
  | 'toWallet'
  | 'redo'
  | 'problem'
  | 'notTakenPlace'
  | 'extension'
  | 'decline'
  | 'declineProposal'
  | 'answer'
  | 'giveBack'
  | 'giveBackAll';

export type Question = {
  action: OrderAction;
  words: Words;
  look: 'line' | 'quiet';
  busy: boolean;
  open: () => Promise<void>;
};

const { reasonMax, messageMax } = limits.orders;

/** All actions that ask for confirmation or a text first, for both sides. */
export const useQuestions = (order: OrderDetail): Question[] => {
  const { t } = useTranslation('orders');
  const { idOrder, partner } = order;
  const sum = useDollars()(heldOf(order));
  const values = { sum, name: partner.name };
  const askText = useAskText(idOrder);
  const cancel = useConfirm({
    act: (idempotencyKey) => cancelOrder(idOrder, idempotencyKey),
    done: t('actions.cancelled', values),
    question: { title: t('actions.cancelSure'), text: t('actions.cancelText', values), yes: t('actions.cancel') },
  });
  const toWallet = useConfirm({
    act: (idempotencyKey) => refundToWallet(idOrder, idempotencyKey),
    done: t('actions.toWalletDone'),
    question: { title: t('actions.toWalletSure'), text: t('actions.toWalletText'), yes: t('actions.toWalletYes') },
  });
  const extension = useConfirm({
    act: () => askExtension(idOrder),
    done: t('actions.extensionSent'),
    question: { title: t('actions.extensionSure'), text: t('actions.extensionText'), yes: t('actions.extensionYes') },
  });
  const quiet = { look: 'quiet', busy: false } as const;
  const line = { look: 'line', busy: false } as const;
  const reason = { min: 4, max: reasonMax };
  const note = { min: 4, max: messageMax };
  // Who admits that an event did not take place does so to all of its guests.
  const giveBack = order.problem?.kind === 'didNotTakePlace' ? 'giveBackAll' : 'giveBack';
  const decline = plainType(order.productType) === 'COLLABORATION' ? 'declineProposal' : 'decline';
  return [
    {
      action: 'answerProblem',
      words: 'answer',
      ...line,
      open: () => askText('answer', answerProblem, note, values),
    },
    {
      action: 'answerProblem',
      words: giveBack,
      ...line,
      open: () => askText(giveBack, giveBackMoney, note, values),
    },
    { action: 'cancel', words: 'cancel', look: 'line', ...cancel },
    { action: 'askRedo', words: 'redo', ...line, open: () => askText('redo', askRedo, reason, values) },
    { action: 'askExtension', words: 'extension', look: 'line', ...extension },
    { action: 'refundToWallet', words: 'toWallet', look: 'quiet', ...toWallet },
    {
      action: 'reportNotTakenPlace',
      words: 'notTakenPlace',
      ...quiet,
      open: () => askText('notTakenPlace', reportNotTakenPlace, note, values),
    },
    {
      action: 'reportProblem',
      words: 'problem',
      ...quiet,
      open: () => askText('problem', reportProblem, note, values),
    },
    { action: 'decline', words: decline, ...quiet, open: () => askText(decline, declineOrder, reason, values) },
  ];
};
