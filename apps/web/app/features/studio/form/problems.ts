import type { IncompleteReason } from '@stagedoor/contract/incomplete-reason';
import { writtenIn } from './draft.ts';
import { asks, type ProductBody } from './to-body.ts';

/** Problems by the field's path in the form. */
export type Problems = Readonly<Record<string, string>>;

/** The form has all texts under their language, including the original. */
const inForm = (path: string, wanted: ProductBody): string => {
  const [first = ''] = path.split('.');
  if (first === 'translations') return path.replace('translations', 'texts');
  return ['name', 'shortAbout', 'about', 'place'].includes(path)
    ? `texts.${writtenIn(wanted.draft, wanted.own)}.${path}`
    : path;
};

/** Maps paths of the contract to those of the form. */
export const fieldsInForm = (found: Readonly<Record<string, string>>, wanted: ProductBody): Problems =>
  Object.fromEntries(Object.entries(found).map(([path, word]) => [inForm(path, wanted), word]));

type Refused = {
  name: string;
  fields?: Readonly<Record<string, string>> | undefined;
  reason?: IncompleteReason | undefined;
};

/** The fields that a refusal of the server is about. */
export const refusedFields = (refusal: Refused, wanted: ProductBody): Problems | undefined => {
  if (refusal.name === 'nameAndTypeTaken') return fieldsInForm({ name: 'nameTaken' }, wanted);
  if (refusal.name === 'contentExists') return fieldsInForm({ about: 'contentTaken' }, wanted);
  if (refusal.reason?.kind === 'tooManyProducts') return fieldsInForm({ name: 'tooMany' }, wanted);
  if (refusal.name === 'dateCannotChange') return { [asks(wanted.type, 'slots') ? 'slots' : 'startsAt']: 'dateLocked' };
  return refusal.fields && fieldsInForm(refusal.fields, wanted);
};
