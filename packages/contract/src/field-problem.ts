import type { z } from 'zod';

/** What is wrong with a field, as a word that each client says in its person's language. */
export const fieldProblem = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_small') return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'tooSmall';
  if (issue.code === 'too_big') return 'tooLarge';
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid';
  return 'invalid';
};
