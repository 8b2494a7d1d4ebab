import { type FieldWord, fieldProblem } from '@stagedoor/contract/field-problem';
import type { z } from 'zod';

type Issue = { path: string; word: FieldWord; input: unknown };

/** The issues that the contract's schema finds, the first of each path. */
export const issuesIn = (schema: z.ZodType, values: unknown): Issue[] => {
  const { error } = schema.safeParse(values, { reportInput: true });
  const issues = (error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    word: fieldProblem(issue),
    input: issue.input,
  }));
  return issues.filter(({ path }, at) => issues.findIndex((other) => other.path === path) === at);
};

/** By field, for a form whose fields are those of the schema. */
export const wordsIn = <Values extends object>(
  schema: z.ZodType,
  values: Values,
): Partial<Record<keyof Values, FieldWord>> =>
  Object.fromEntries(issuesIn(schema, values).map(({ path, word }) => [path.split('.', 1)[0], word])) as Partial<
    Record<keyof Values, FieldWord>
  >;
