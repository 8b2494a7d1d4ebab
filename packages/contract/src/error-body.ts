import { z } from 'zod';
import { type ErrorName, errorNames, type Refusal } from './errors.ts';

export const errorBody = z.object({
  error: z.int(),
  name: z.enum(errorNames as [ErrorName, ...ErrorName[]]),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;

export const errorBodyOf = ({ code, name, fields }: Refusal, requestId?: string): ErrorBody => ({
  error: code,
  name,
  ...(fields && { fields: { ...fields } }),
  ...(requestId !== undefined && { requestId }),
});
