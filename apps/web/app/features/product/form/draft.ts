import { type Draft, draftAt, openDraft, textsIn } from '../../../shared/forms/draft.ts';
import { forgetSent } from './sent.ts';
import { emptyValues, textFields, type Values } from './values.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const accept = (stored: Record<string, unknown>): Partial<Values> => ({
  ...textsIn(stored, textFields),
  quantity: isCount(stored.quantity) ? stored.quantity : emptyValues.quantity,
  express: stored.express === true,
  keepHidden: stored.keepHidden !== false,
  pay: stored.pay === 'wallet' ? 'wallet' : 'card',
  keepCard: stored.keepCard === true,
  keepAddress: stored.keepAddress === true,
});

/** Kept until the order is paid, also while the buyer is on the card page. */
export const purchaseDraft = (idProduct: number): Draft<Values> => draftAt(openDraft(`purchase.${idProduct}`), accept);

/** After payment. */
export const forgetPurchase = (idProduct: number): void => {
  purchaseDraft(idProduct).drop();
  forgetSent(idProduct);
};
