import { limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import {
  isAdult,
  payoutCard,
  withdrawAddress,
  withdrawDestination,
  withdrawPerson,
} from '@stagedoor/contract/schemas/withdraw';
import type { z } from 'zod';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { checkAmount } from '../../../shared/money/check-amount.ts';
import { parseExpiry } from './expiry.ts';
import { allFields, type Field, type KnownCard, type Problems, type Step, type Values } from './steps.ts';

export type Facts = { earned: Cents; today: Date; card: KnownCard | null };

export const least = cents(limits.money.withdrawalMin);

/** The errors of a step by field; empty when it is complete. */
export const problemsIn = (step: Step, values: Values, facts: Facts): Problems => {
  if (step === 'amount') return amountProblems(values, facts);
  if (step === 'person') return personProblems(values, facts);
  if (step === 'address') return named(withdrawAddress, values);
  if (step === 'bank') return destinationProblems(values, facts);
  return {};
};

const fieldOf: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(allFields.map((field) => [field, field])),
  address: 'cryptoAddress',
  number: 'cardNumber',
  expMonth: 'expiry',
  expYear: 'expiry',
};

/** The form field for a path of the contract. */
export const fieldAt = (path: readonly string[]): Field | undefined => fieldOf[path.at(-1) ?? ''];

const named = (schema: z.ZodType, values: unknown): Problems => {
  const wrong = issuesIn(schema, values).flatMap(({ path }) => fieldAt(path.split('.')) ?? []);
  return Object.fromEntries(wrong.map((field) => [field, field]));
};

const amountProblems = ({ amount }: Values, { earned }: Facts): Problems => {
  const checked = checkAmount(amount, { min: least, max: earned });
  return 'problem' in checked ? { amount: checked.problem } : {};
};

const personProblems = (values: Values, { today }: Facts): Problems => {
  const problems = named(withdrawPerson, values);
  if (problems.birthDate || isAdult(values.birthDate, today)) return problems;
  return { ...problems, birthDate: 'tooYoung' };
};

const destinationProblems = (values: Values, { today, card }: Facts): Problems => {
  if (values.rail !== 'card') return named(withdrawDestination, destinationOf(values, card));
  if (card && values.cardNumber === '') return {};
  const expiry = parseExpiry(values.expiry, today);
  const problems = named(payoutCard, { number: values.cardNumber, ...expiry });
  return expiry ? problems : { ...problems, expiry: 'expiry' };
};

export const destinationOf = (values: Values, card: KnownCard | null) => {
  const { rail, account, swift, bankName, taxpayerId, purpose, email, cryptoAddress } = values;
  if (rail === 'bank') return { rail, account, swift, bankName, taxpayerId, purpose };
  if (rail === 'paypal') return { rail, email };
  if (rail === 'crypto') return { rail, address: cryptoAddress.trim() };
  return { rail, cardToken: card?.cardToken };
};
