import { ApiError } from '@stagedoor/contract/errors';
import type { z } from 'zod';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useProblemOf } from './use-problem-of.ts';

/** Words by the path of the field in the contract: `name.uk`. */
type Problems = Readonly<Record<string, string>>;

type Given<Values> = { start: Values; check: (values: Values) => Problems };

export const problemsIn = (schema: z.ZodType, body: unknown): Problems =>
  Object.fromEntries(issuesIn(schema, body).map(({ path, word }) => [path, word]));

/** A form of the content desk. What the contract or the server objects to is shown at its field. */
export const useContentForm = <Values extends object>({ start, check }: Given<Values>) => {
  const form = useForm<Values, Problems>({
    start,
    check,
    refusedFields: (error) => (error instanceof ApiError ? error.fields : undefined),
  });
  return { ...form, problemOf: useProblemOf(form.problems as Problems) };
};
