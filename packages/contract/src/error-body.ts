import { z } from 'zod';
import { type ApiError, type ErrorName, errorNames } from './errors.ts';
import { fieldWords } from './field-problem.ts';
import { incompleteReason } from './incomplete-reason.ts';

export const errorBody = z.object({
  error: z.int(),
  name: z.enum(errorNames as [ErrorName, ...ErrorName[]]),
  /** What is wrong with which field; nested fields with a dot, headers by their name. */
  fields: z.record(z.string(), z.enum(fieldWords)).optional(),
  /** For 1028: why it is not possible now, with what is needed to continue. */
  reason: incompleteReason.optional(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.output<typeof errorBody>;

export const errorBodyOf = ({ code, name, fields, reason }: ApiError, requestId?: string): ErrorBody => ({
  error: code,
  name,
  ...(fields && { fields: { ...fields } }),
  ...(reason && { reason }),
  ...(requestId !== undefined && { requestId }),
});
