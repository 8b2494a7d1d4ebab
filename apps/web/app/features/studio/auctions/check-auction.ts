import type { FieldWord } from '@stagedoor/contract/field-problem';
import type { Language } from '@stagedoor/contract/limits';
import { auctionForm } from '@stagedoor/contract/schemas/auction';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import type { AuctionInput } from './api.ts';
import { bodyOf, type Draft, type Problem, type Problems, timeProblems } from './draft.ts';

const own = { reservePrice: 'reserveLow', buyNowPrice: 'buyNowLow', pickupPlace: 'required' } as const;
const words: Partial<Record<FieldWord, Problem>> = {
  required: 'required',
  tooShort: 'textShort',
  tooLong: 'textLong',
};
const isOwn = (field: string): field is keyof typeof own => Object.hasOwn(own, field);

/** Validates against the contract's schema, and the times against each other. */
export const checkAuction = (
  draft: Draft,
  language: Language,
  idProduct: number | undefined,
  now: number,
): { body: AuctionInput; problems?: never } | { body?: never; problems: Problems } => {
  const body = bodyOf(draft, language, idProduct);
  const found: Problems = { ...timeProblems(draft, now) };
  for (const { path, word, input } of issuesIn(auctionForm, body)) {
    const field = path.split('.')[0] ?? '';
    // The schema says of two prices together only that they are invalid; of a single one the input is a text.
    const isTogether = isOwn(field) && typeof input !== 'string';
    found[field as keyof Problems] ??= isTogether ? own[field] : (words[word] ?? 'invalid');
  }
  return Object.keys(found).length > 0 ? { problems: found } : { body: body as AuctionInput };
};
