import { feedLimits } from '@stagedoor/contract/feed-limits';
import { savePostBody } from '@stagedoor/contract/schemas/feed';
import { parseVideoLink } from '@stagedoor/contract/video-link';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { day } from '../../../shared/time/durations.ts';
import { ownTimeZone } from '../../../shared/time/own-time-zone.ts';
import type { PostProblems } from './problems.ts';
import { answersIn, bodyOf } from './to-body.ts';
import type { Place, PostValues } from './values.ts';

type Given = {
  place: Place;
  draft: boolean;
  now: number;
  isPublished: boolean;
  /** What is being uploaded for it. */
  uploading: 'pictures' | 'file' | undefined;
};

/** A time in the reader's zone that has to be ahead, and not too far. */
const timeProblem = (typed: string, now: number, mostDays: number) => {
  const moment = momentOfTyped(typed, ownTimeZone());
  if (!moment) return 'noTime';
  if (moment.getTime() <= now) return 'past';
  return moment.getTime() > now + mostDays * day ? 'tooFar' : undefined;
};

const isEmpty = ({ title, text, attached, pictures, link, poll }: PostValues) =>
  [title, text, attached === 'link' ? link : ''].every((typed) => typed.trim() === '') &&
  !(attached === 'pictures' && pictures.length > 0) &&
  attached !== 'file' &&
  !poll;

const attachedProblem = ({ attached, file, link }: PostValues, uploading: Given['uploading']): PostProblems => {
  if (attached !== null && attached === uploading) return { [attached]: 'uploading' };
  if (attached === 'file' && !file) return { file: 'noFile' };
  if (attached === 'link' && link.trim() !== '' && !parseVideoLink(link)) return { link: 'otherSite' };
  return {};
};

/** A poll begins with its post. */
const pollProblem = ({ poll, isLater, publishAt }: PostValues, now: number): PostProblems => {
  if (!poll) return {};
  const begins = (isLater && momentOfTyped(publishAt, ownTimeZone())?.getTime()) || now;
  const answers = answersIn(poll);
  if (answers.length < feedLimits.poll.answersMin) return { poll: 'fewAnswers' };
  if (new Set(answers).size < answers.length) return { poll: 'sameAnswers' };
  const ends = timeProblem(poll.ends, begins, feedLimits.poll.daysMax);
  if (ends === undefined) return {};
  return { ends: ends === 'past' && begins > now ? 'beforePublished' : ends };
};

const known: Readonly<Record<string, PostProblems>> = {
  'title tooLong': { title: 'tooLong' },
  'text tooLong': { text: 'tooLong' },
  'pictures tooLarge': { pictures: 'tooMany' },
  'subscriptionAccess.validSubscriptions invalid': { audience: 'noPlan' },
};

/** What the contract's schema finds, by the fields of the form. */
const schemaProblems = (body: unknown): PostProblems =>
  Object.assign(
    {},
    ...issuesIn(savePostBody, body).map(
      ({ path, word }) => known[`${path} ${word}`] ?? { [path.split('.', 1)[0] ?? 'text']: 'invalid' },
    ),
  );

/** The poll of a published post and the time of its publication do not change any more. */
export const checkPost = (values: PostValues, given: Given): PostProblems => {
  const { place, draft, now, isPublished, uploading } = given;
  if (isEmpty(values) && uploading === undefined) return { text: 'empty' };
  const own: PostProblems = {
    ...attachedProblem(values, uploading),
    ...(!isPublished && pollProblem(values, now)),
  };
  const time =
    values.isLater && !draft && !isPublished ? timeProblem(values.publishAt, now, feedLimits.aheadDays) : undefined;
  if (time) own.publishAt = time;
  return { ...schemaProblems(bodyOf(values, place, draft)), ...own };
};

export const parsedBody = (values: PostValues, place: Place, draft: boolean) =>
  savePostBody.parse(bodyOf(values, place, draft));
