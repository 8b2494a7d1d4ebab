import { ApiError } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { composer } from '@stagedoor/messages/en/composer';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { PostValues } from './values.ts';

export type PostField =
  | 'title'
  | 'text'
  | 'pictures'
  | 'file'
  | 'link'
  | 'poll'
  | 'ends'
  | 'audience'
  | 'publishAt'
  | 'category';
type Sentence = keyof typeof composer.problems;
export type PostProblems = Partial<Record<PostField, Sentence>>;

/** By the field of the contract, and its problem where that matters. */
const refusedOf: Readonly<Record<string, PostProblems>> = {
  title: { title: 'invalid' },
  text: { text: 'invalid' },
  link: { link: 'notFound' },
  pictures: { pictures: 'pictureGone' },
  idFile: { file: 'fileGone' },
  poll: { poll: 'invalid' },
  'poll.ends': { ends: 'past' },
  'poll.ends tooLarge': { ends: 'tooFar' },
  subscriptionAccess: { audience: 'noPlan' },
  idCategory: { category: 'categoryGone' },
  publishAt: { publishAt: 'past' },
  'publishAt tooLarge': { publishAt: 'tooFar' },
};

/** An upload that was not used for a day is gone; the server says only that something does not exist. */
const goneOf = ({ attached }: PostValues): PostProblems | undefined =>
  attached === 'pictures' ? { pictures: 'pictureGone' } : attached === 'file' ? { file: 'fileGone' } : undefined;

/** The fields that a refusal of the server is about. */
export const refusedFields = (error: unknown, values: PostValues): PostProblems | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.name === 'contentExists') return { text: 'saidBefore' };
  if (error.name === 'activityRestricted') return { text: 'restricted' };
  if (error.name === 'dateCannotChange') return { publishAt: 'past' };
  if (error.name === 'pageNotFound') return goneOf(values);
  const found = Object.entries(error.fields ?? {}).map(
    ([path, word]) => refusedOf[`${path} ${word}`] ?? refusedOf[path] ?? refusedOf[path.split('.', 1)[0] ?? ''] ?? {},
  );
  return found.length > 0 ? Object.assign({}, ...found) : undefined;
};

/** The text for a field's problem. */
export const useProblemOf = (problems: PostProblems) => {
  const { t } = useTranslation('composer');
  return (field: PostField): string | undefined => {
    const sentence = problems[field];
    if (sentence === undefined) return undefined;
    const { titleMax, textMax, picturesMax, aheadDays, poll } = feedLimits;
    return t(`problems.${sentence}`, {
      most: field === 'title' ? titleMax : field === 'pictures' ? picturesMax : textMax,
      least: poll.answersMin,
      days: field === 'ends' ? poll.daysMax : aheadDays,
    });
  };
};
