import type { FieldProblems } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { buy } from '@stagedoor/messages/en/buy';
import { type TextField, textFields } from './values.ts';

export type FormField = TextField | 'quantity';
export type ProblemSentence = keyof typeof buy.problems;
export type Problems = Partial<Record<FormField, ProblemSentence>>;

const own: readonly FormField[] = [...textFields, 'quantity'];

/** The form field for a path of the contract: `delivery.idCity` is the city, `delivery` alone the method. */
export const fieldAt = (path: string): FormField | undefined =>
  path === 'delivery' ? 'method' : own.find((field) => field === path.split('.').at(-1));

/** The text for a field's error in the contract. */
export const sentenceFor = (type: ProductType, field: FormField, word: FieldWord): ProblemSentence => {
  if (field === 'phone') return ruleOf(type).phone === 'required' ? 'phoneRequiredInvalid' : 'phoneOptionalInvalid';
  if (word === 'required') return 'mandatoryField';
  if (word === 'tooLong') return 'tooLong';
  return field === 'email' ? 'emailInvalid' : 'fieldInvalid';
};

/** From the server's field errors. */
export const problemsFrom = (type: ProductType, fields: FieldProblems): Problems => {
  const problems: Problems = {};
  for (const [path, word] of Object.entries(fields)) {
    const field = fieldAt(path);
    if (field) problems[field] = sentenceFor(type, field, word);
  }
  return problems;
};
