import type { z } from 'zod';

/** What can be wrong with a field. Clients translate these words. */
export const fieldWords = [
  'required',
  'invalid',
  /** For texts. */
  'tooShort',
  'tooLong',
  /** For numbers, dates, lists and files. */
  'tooSmall',
  'tooLarge',
  'tooMany',
  /** For codes and passwords. */
  'wrong',
  'used',
  'common',
  /** For names and email addresses. */
  'taken',
  /** A handle without the network it belongs to. */
  'noNetwork',
  /** A link to another network, or to none. */
  'otherNetwork',
  /** By staff. */
  'locked',
] as const;
export type FieldWord = (typeof fieldWords)[number];

/** Maps a validation issue to a word. The issue must come from a parse with `reportInput`. */
export const fieldProblem = (issue: z.core.$ZodIssue): FieldWord => {
  if (isNothing(issue.input)) return 'required';
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small') return isText ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big') return isText ? 'tooLong' : 'tooLarge';
  if (issue.code === 'invalid_union') return problemOfUnion(issue);
  return issue.code === 'custom' ? wordIn(issue) : 'invalid';
};

const isNothing = (input: unknown) => input === undefined || (typeof input === 'string' && input.trim() === '');

/** The last alternative is the one users fill in; the others stand for empty values. */
const problemOfUnion = ({ errors, discriminator, input }: z.core.$ZodIssueInvalidUnion): FieldWord => {
  if (discriminator !== undefined) return isNothing(Object(input)[discriminator]) ? 'required' : 'invalid';
  const inner = errors.at(-1)?.find(({ path }) => path.length === 0);
  return inner ? fieldProblem(inner) : 'invalid';
};

/** A custom rule may name its word: `refine(…, { params: { word } })`. */
const wordIn = ({ params }: z.core.$ZodIssueCustom): FieldWord =>
  fieldWords.find((word) => word === params?.word) ?? 'invalid';
