import { fail } from '@stagedoor/contract/errors';
import { type FieldWord, fieldProblem } from '@stagedoor/contract/field-problem';
import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import { purchaseFields, purchaseFieldsOfUser } from '@stagedoor/contract/schemas/purchase';
import type { z } from 'zod';
import type { Purchase } from './purchase.ts';

/** The fields of every type, and those of some. */
export type Form = {
  email?: string;
  phone?: string;
  quantity: number;
  express: boolean;
  keepHidden: boolean;
  promoCode?: string;
  delivery?: Destination;
  idVariation?: number;
} & Record<string, unknown>;

/** Reads only the variation, because the type is unknown before the product is loaded. */
export const variationIn = ({ idVariation }: Record<string, unknown>): number | undefined => {
  if (idVariation === undefined) return undefined;
  const isId = typeof idVariation === 'number' && Number.isSafeInteger(idVariation) && idVariation > 0;
  return isId ? idVariation : fail('mandatoryFieldNull', { fields: { idVariation: 'invalid' } });
};

/** Refuses with a word per field, by the form's field names. Types with their own module are sold by that module only. */
export const readForm = (type: ProductType, purchase: Purchase): Form => {
  if (purchase.placedBy === 'buyer' && ruleOf(type).home !== purchase.home) fail('noActiveProduct');
  const isKnown = purchase.placedBy === 'system' || 'idUser' in purchase.caller;
  const form = isKnown ? purchaseFieldsOfUser(type) : purchaseFields(type);
  const { data, error } = form.safeParse(purchase.fields, { reportInput: true });
  return data ? (data as Form) : refuseFields(error);
};

/** The error must come from a parse with `reportInput`. */
export const refuseFields = ({ issues }: z.ZodError): never => {
  const fields: Record<string, FieldWord> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= fieldProblem(issue);
  return fail('mandatoryFieldNull', { fields });
};
