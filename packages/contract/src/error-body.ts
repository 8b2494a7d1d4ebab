import { z } from 'zod';
import { type ErrorName, errorNames, type Refusal } from './errors.ts';
import { fieldWords } from './field-problem.ts';

export const errorBody = z.object({
  error: z.int(),
  name: z.enum(errorNames as [ErrorName, ...ErrorName[]]),
  /** What is wrong with which field; nested ones with a dot, what is none of the body by its header's name. */
  fields: z.record(z.string(), z.enum(fieldWords)).optional(),
  /** What is needed to go on, such as the present `total` or the `offset` that is kept. */
  facts: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;

export const errorBodyOf = ({ code, name, fields, facts }: Refusal, requestId?: string): ErrorBody => ({
  error: code,
  name,
  ...(fields && { fields: { ...fields } }),
  ...(facts && { facts: { ...facts } }),
  ...(requestId !== undefined && { requestId }),
});
