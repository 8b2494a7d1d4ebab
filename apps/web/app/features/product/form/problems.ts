import type { PurchaseProblem } from '@stagedoor/contract/schemas/purchase';
import { type TextField, textFields } from './values.ts';

export type FormField = TextField | 'quantity';
export type Problems = Partial<Record<FormField, PurchaseProblem>>;

const known: Record<PurchaseProblem, true> = {
  mandatoryField: true,
  tooLong: true,
  fieldInvalid: true,
  emailInvalid: true,
  phoneOptionalInvalid: true,
  phoneRequiredInvalid: true,
};
const isKnown = (name: string): name is PurchaseProblem => Object.hasOwn(known, name);

const own: readonly FormField[] = [...textFields, 'quantity'];

/** The field of the form that a path of the contract means: `delivery.idCity` is the city, `delivery` alone the way. */
export const fieldAt = (path: string): FormField | undefined =>
  path === 'delivery' ? 'method' : own.find((field) => field === path.split('.').at(-1));

/** What the contract calls a problem, or the next best word of ours. */
export const problemCalled = (name: string): PurchaseProblem =>
  isKnown(name) ? name : name === 'required' ? 'mandatoryField' : 'fieldInvalid';

/** From what the server said about the fields. */
export const problemsFrom = (fields: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, name]) => {
      const field = fieldAt(path);
      return field ? [[field, problemCalled(name)]] : [];
    }),
  );
