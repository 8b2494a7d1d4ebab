import type { IncompleteReason } from '@stagedoor/contract/incomplete-reason';
import '../../../shared/schemas-without-eval.ts';
import { fieldProblem } from '@stagedoor/contract/field-problem';
import { parseMoney } from '@stagedoor/contract/money';
import { saveProductBody } from '@stagedoor/contract/schemas/product-form';
import type { z } from 'zod';
import { writtenIn } from './draft.ts';
import { asks, bodyOf, type Wanted } from './to-body.ts';

/** By the field's path in the contract, what is wrong with it. */
export type Problems = Readonly<Record<string, string>>;
export type Checked =
  | { body: z.input<typeof saveProductBody>; problems?: never }
  | { body?: never; problems: Problems };

const isMoney = (path: string) => /(^|\.)(standardRate|expressRate|price)$/.test(path);
const isCount = (path: string) => /(^|\.)(capacity|total|units)$/.test(path);

const wordFor = (path: string, word: string, value: unknown): string => {
  if (word !== 'invalid' || typeof value !== 'string') return word;
  if (isMoney(path) && parseMoney(value) === null) return 'notMoney';
  return isCount(path) ? 'notNumber' : word;
};

/** Texts stand in the form under their language, whichever of them is the original. */
const inForm = (path: string, wanted: Wanted): string => {
  const [first = ''] = path.split('.');
  if (first === 'translations') return path.replace('translations', 'texts');
  return ['name', 'shortAbout', 'about', 'place'].includes(path)
    ? `texts.${writtenIn(wanted.draft, wanted.own)}.${path}`
    : path;
};

const named = (found: Record<string, string>, wanted: Wanted): Problems =>
  Object.fromEntries(Object.entries(found).map(([path, word]) => [inForm(path, wanted), word]));

export const checkProduct = (wanted: Wanted): Checked => {
  const body = bodyOf(wanted);
  const { data, error } = saveProductBody.safeParse(body, { reportInput: true });
  if (data) return { body: body as z.input<typeof saveProductBody> };
  const found: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    found[path] ??= wordFor(path, fieldProblem(issue), issue.input);
  }
  return { problems: named(found, wanted) };
};

/** Where a refusal of the server belongs. */
export const refusedFields = (
  refusal: {
    name: string;
    fields?: Readonly<Record<string, string>> | undefined;
    reason?: IncompleteReason | undefined;
  },
  wanted: Wanted,
): Problems | null => {
  if (refusal.name === 'nameAndTypeTaken') return named({ name: 'nameTaken' }, wanted);
  if (refusal.name === 'contentExists') return named({ about: 'contentTaken' }, wanted);
  if (refusal.reason?.kind === 'tooManyProducts') return named({ name: 'tooMany' }, wanted);
  if (refusal.name === 'dateCannotChange') return { [asks(wanted.type, 'slots') ? 'slots' : 'startsAt']: 'dateLocked' };
  return refusal.fields ? named({ ...refusal.fields }, wanted) : null;
};
