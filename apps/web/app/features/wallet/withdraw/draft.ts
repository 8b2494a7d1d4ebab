import { type Draft, draftAt, ownDraft, textsIn } from '../../../shared/forms/draft.ts';
import { allFields, type Field, rails, type Values } from './steps.ts';

/** Card data is never stored, not even in this tab. */
const secret: readonly Field[] = ['cardNumber', 'expiry'];
const kept = allFields.filter((field) => !secret.includes(field));

const accept = (stored: Record<string, unknown>): Partial<Values> => {
  const rail = rails.find((name) => name === stored.rail);
  return { ...textsIn(stored, kept), ...(rail && { rail }) };
};

export const withdrawDraft = (idUser: number): Draft<Values> => {
  const draft = draftAt(ownDraft(`withdrawal.${idUser}`), accept);
  return { ...draft, keep: (values) => draft.keep({ ...values, cardNumber: '', expiry: '' }) };
};
