import type { FieldProblems } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { buy } from '@stagedoor/messages/en/buy';
import { type TextField, textFields } from './values.ts';

export type FormField = TextField | 'quantity';
export type ProblemSentence = keyof typeof buy.problems;
export type Problems = Partial<Record<FormField, ProblemSentence>>;

const own: readonly FormField[] = [...textFields, 'quantity'];

/** The field of the form that a path of the contract means: `delivery.idCity` is the city, `delivery` alone the way. */
export const fieldAt = (path: string): FormField | undefined =>
  path === 'delivery' ? 'method' : own.find((field) => field === path.split('.').at(-1));

/** What is said at a field about which the contract has a word. */
export const sentenceFor = (type: ProductType, field: FormField, word: FieldWord): ProblemSentence => {
  if (field === 'phone') return ruleOf(type).phone === 'required' ? 'phoneRequiredInvalid' : 'phoneOptionalInvalid';
  if (word === 'required') return 'mandatoryField';
  if (word === 'tooLong') return 'tooLong';
  return field === 'email' ? 'emailInvalid' : 'fieldInvalid';
};

/** From what the server said about the fields. */
export const problemsFrom = (type: ProductType, fields: FieldProblems): Problems => {
  const problems: Problems = {};
  for (const [path, word] of Object.entries(fields)) {
    const field = fieldAt(path);
    if (field) problems[field] = sentenceFor(type, field, word);
  }
  return problems;
};
