import type { z } from 'zod';

/** What can be wrong with a field. Each client says these words in its person's language. */
export const fieldWords = [
  'required',
  'invalid',
  /** Of texts. */
  'tooShort',
  'tooLong',
  /** Of numbers, dates, lists and files. */
  'tooSmall',
  'tooLarge',
  'tooMany',
  /** Of codes and passwords. */
  'wrong',
  'used',
  'common',
  /** Of names and addresses. */
  'taken',
  /** A name alone does not say in which network it is. */
  'noNetwork',
  /** By the staff. */
  'locked',
] as const;
export type FieldWord = (typeof fieldWords)[number];

/** What is wrong with a field, as a word. The issue must come from a parse with `reportInput`. */
export const fieldProblem = (issue: z.core.$ZodIssue): FieldWord => {
  if (isNothing(issue.input)) return 'required';
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small') return isText ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big') return isText ? 'tooLong' : 'tooLarge';
  if (issue.code === 'invalid_union') return problemOfUnion(issue);
  return issue.code === 'custom' ? wordIn(issue) : 'invalid';
};

const isNothing = (input: unknown) => input === undefined || (typeof input === 'string' && input.trim() === '');

/** The last of the alternatives is the one that people fill in; the others stand for what was left empty. */
const problemOfUnion = ({ errors, discriminator, input }: z.core.$ZodIssueInvalidUnion): FieldWord => {
  if (discriminator !== undefined) return isNothing(Object(input)[discriminator]) ? 'required' : 'invalid';
  const inner = errors.at(-1)?.find(({ path }) => path.length === 0);
  return inner ? fieldProblem(inner) : 'invalid';
};

/** A rule of our own may name its word: `refine(…, { params: { word } })`. */
const wordIn = ({ params }: z.core.$ZodIssueCustom): FieldWord =>
  fieldWords.find((word) => word === params?.word) ?? 'invalid';
