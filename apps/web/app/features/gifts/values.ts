import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { draftAt, openDraft, textsIn } from '../../shared/forms/draft.ts';

/**
 * `chosen`: the number of a suggested amount, `own`, or nothing yet. `card`: a saved card's id, `anotherCard`, or
 * nothing yet. `named`: `yes` or `no`, or as it was.
 */
export type Values = Record<(typeof fields)[number], string>;

const fields = ['chosen', 'own', 'text', 'often', 'wallet', 'card', 'named', 'email', 'phone'] as const;

export const start: Values = {
  chosen: '',
  own: '',
  text: '',
  often: 'once',
  wallet: 'no',
  card: '',
  named: '',
  email: '',
  phone: '',
};

/** Kept while the giver pays or logs in, so that nothing has to be typed twice. */
export const giftDraft = (idTalent: number) =>
  draftAt<Values>(openDraft(`gift.${idTalent}`), (stored) => textsIn(stored, fields));

export type OwnProblem = 'invalid' | 'min' | 'max';

const { min, max } = limits.gifts;

export const bounds = { min: cents(min * 100), max: cents(max * 100) };

/** What is wrong with a typed amount of whole dollars; an empty one is not wrong yet. */
export const ownProblem = (typed: string): OwnProblem | undefined => {
  if (typed === '') return undefined;
  if (!/^\d+$/.test(typed)) return 'invalid';
  if (Number(typed) < min) return 'min';
  return Number(typed) > max ? 'max' : undefined;
};

/** The chosen amount; null while there is none. */
export const amountIn = ({ chosen, own }: Values, { variations }: AvailableDonations): Cents | null => {
  if (chosen !== 'own') return variations.find(({ id }) => String(id) === chosen)?.price ?? null;
  return own === '' || ownProblem(own) ? null : cents(Number(own) * 100);
};
