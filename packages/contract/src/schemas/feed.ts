import { z } from 'zod';
import { feedLimits as most } from '../feed-limits.ts';
import { feedSpaces } from '../feed-spaces.ts';
import { limits } from '../limits.ts';
import { hasWords } from '../post-text.ts';
import { blockDuration } from './moderation.ts';
import { person } from './named-person.ts';
import { pageBody, pageOf } from './page.ts';
import { id, imageLink, moment } from './primitives.ts';
import { subscriptionAccess, subscriptionAccessForm } from './subscription-access.ts';
import { writtenLine, writtenText } from './written-text.ts';

const space = z.enum(feedSpaces);

export const feedCategory = z.object({ idCategory: id, name: z.string() });
export type FeedCategory = z.output<typeof feedCategory>;

const writer = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  /** Whose page it is, who acts for them, who keeps order there, or anybody else. */
  role: z.enum(['OWNER', 'AGENT', 'MODERATOR', 'MEMBER']),
  /** Whether they have a page of their own. */
  hasProfile: z.boolean(),
});
export type Writer = z.output<typeof writer>;

const reply = z.object({
  idComment: id,
  idPost: id,
  idParentComment: id.nullable(),
  author: writer,
  text: z.string(),
  created: moment,
  likes: z.int().min(0),
  liked: z.boolean(),
  /** Whether the caller may delete it. */
  mayRemove: z.boolean(),
});

export const comment = reply.extend({
  /** The latest answers, the oldest of them first. */
  comments: z.array(reply),
  totalReplies: z.int().min(0),
  muted: z.boolean(),
});
export type FeedComment = z.output<typeof comment>;
export type FeedReply = z.output<typeof reply>;

const file = { idFile: z.string(), fileLink: z.string() };
const attachment = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PICTURE'),
    idImage: z.string(),
    imageLink,
    alt: z.string(),
  }),
  z.object({ type: z.literal('VIDEO'), ...file }),
  z.object({ type: z.literal('AUDIO'), ...file }),
]);
export type PostAttachment = z.output<typeof attachment>;

const videoSite = z.enum(['YOUTUBE', 'VIMEO']);
export const foundVideo = z.object({
  site: videoSite,
  idVideo: z.string(),
  /** Empty while the video site cannot be reached. */
  title: z.string(),
  imageLink: imageLink.nullable(),
});
export type FoundVideo = z.output<typeof foundVideo>;

const pollAnswer = z.object({ idAnswer: id, text: z.string(), votes: z.int().min(0) });
const poll = z.object({
  answers: z.array(pollAnswer),
  votes: z.int().min(0),
  ends: moment,
  /** The caller's answer. */
  chosen: id.nullable(),
});

/** What a locked post contains. */
const behind = z.object({ pictures: z.int(), video: z.boolean(), audio: z.boolean(), poll: z.boolean() });

export const post = z.object({
  idPost: id,
  space,
  /** Whose page it is on. */
  idUser: id,
  ownerName: z.string(),
  author: writer,
  /** Empty for one without a title; of the community, also for those who may not read it. */
  title: z.string(),
  /** Empty for those who may not read it. */
  text: z.string(),
  /** Null: for everyone. */
  subscriptionAccess: subscriptionAccess.nullable(),
  locked: z.boolean(),
  behind,
  link: foundVideo.nullable(),
  attachments: z.array(attachment),
  poll: poll.nullable(),
  category: feedCategory.nullable(),
  pinned: z.boolean(),
  created: moment,
  edited: moment.nullable(),
  likes: z.int().min(0),
  liked: z.boolean(),
  /** Comments and answers that the caller may see. */
  totalResponses: z.int().min(0),
  /** Those of people with whom the caller has a block, and the answers to them. */
  hiddenResponses: z.int().min(0),
  /** The first page of comments. */
  latestComments: z.array(comment),
  lastCommentPage: z.int(),
  hideLoadMoreCommentsBtn: z.boolean(),
  muted: z.boolean(),
  /** Seconds between two comments of one person; 0 is off. */
  slowSeconds: z.int(),
  may: z.object({ comment: z.boolean(), edit: z.boolean(), remove: z.boolean(), manage: z.boolean() }),
});
export type Post = z.output<typeof post>;
export const postPage = pageOf(post);

/** What a post said until it was changed. */
const version = z.object({ idVersion: id, title: z.string(), text: z.string(), replaced: moment, editor: person });
export type PostVersion = z.output<typeof version>;
export const postHistory = pageOf(version).extend({
  /** As it is now. */
  post: z.object({
    idPost: id,
    space,
    idUser: id,
    ownerName: z.string(),
    author: person,
    title: z.string(),
    text: z.string(),
    published: moment,
    removed: moment.nullable(),
  }),
});
export type PostHistory = z.output<typeof postHistory>;

export const postsBody = pageBody(limits.pages.explore).extend({ idCategory: id.optional() });
export const commentsBody = pageBody(limits.pages.comments).extend({
  /** Lists the answers to this comment. */
  idParentComment: id.optional(),
});

const picture = z.object({ idImage: z.string().max(40), alt: writtenLine(most.altMax).default('') });
const pollForm = z.object({
  answers: z
    .array(writtenLine(most.poll.answerMax).pipe(z.string().min(1)))
    .min(most.poll.answersMin)
    .max(most.poll.answersMax)
    .refine((answers) => new Set(answers).size === answers.length),
  ends: moment,
});

const isSomething = ({ title, text, link, pictures, idFile, poll: asked }: PostContent) =>
  hasWords(title) || hasWords(text) || link !== null || pictures.length > 0 || idFile !== null || asked !== null;
type PostContent = {
  title: string;
  text: string;
  link: string | null;
  pictures: unknown[];
  idFile: string | null;
  poll: unknown;
};

export const draftsBody = pageBody(limits.pages.explore).extend({
  /** Only those for this page. */
  idUser: id.optional(),
});

export const savePostBody = z
  .object({
    /** Changes this post. */
    idPost: id.optional(),
    /** On whose page; the caller's own without it. */
    idUser: id.optional(),
    title: writtenLine(most.titleMax).default(''),
    text: writtenText(most.textMax).default(''),
    /** Of a video on YouTube or Vimeo. */
    link: z.string().trim().max(most.linkMax).nullable().default(null),
    pictures: z.array(picture).max(most.picturesMax).default([]),
    /** An uploaded video or audio file. */
    idFile: z.string().max(40).nullable().default(null),
    poll: pollForm.nullable().default(null),
    /** Null: for everyone. Posts of a community are for its members. */
    subscriptionAccess: subscriptionAccessForm.nullable().default(null),
    idCategory: id.nullable().default(null),
    /** At this moment; now without it. Ignored for a post that is published. */
    publishAt: moment.nullable().default(null),
    draft: z.boolean().default(false),
  })
  .refine(isSomething, { path: ['text'] })
  .refine(
    ({ pictures, idFile, link }) => [pictures.length > 0, idFile !== null, link !== null].filter(Boolean).length <= 1,
    {
      path: ['pictures'],
    },
  );
export type SavePost = z.output<typeof savePostBody>;

/** A draft, a scheduled or a published post, as its author's form holds it. */
export const draft = z.object({
  idPost: id,
  /** Whose page it is on. */
  idUser: id,
  title: z.string(),
  text: z.string(),
  link: foundVideo.nullable(),
  attachments: z.array(attachment),
  poll: pollForm.nullable(),
  subscriptionAccess: subscriptionAccess.nullable(),
  idCategory: id.nullable(),
  publishAt: moment.nullable(),
  published: moment.nullable(),
  changed: moment,
});
export type PostDraft = z.output<typeof draft>;

export const addCommentBody = z.object({
  idPost: id,
  idParentComment: id.nullable().default(null),
  text: writtenText(most.commentMax).pipe(z.string().min(1).refine(hasWords)),
});
export const likeBody = z.object({ type: z.enum(['POST', 'COMMENT']), id, liked: z.boolean() });
export const likes = z.object({ likes: z.int().min(0), liked: z.boolean() });
export const voteBody = z.object({ idPost: id, idAnswer: id });
export const pinBody = z.object({ idPost: id, pinned: z.boolean() });
export const muteBody = z.object({
  idPost: id,
  /** Only this comment and its answers. */
  idComment: id.nullable().default(null),
  muted: z.boolean(),
});
export const slowModeBody = z.object({ idPost: id, seconds: z.literal(most.slowModes) });
export const saveCategoryBody = z.object({
  idCategory: id.optional(),
  name: writtenLine(most.categoryMax).pipe(z.string().min(1)),
});
export const findVideoBody = z.object({ link: z.string().trim().max(most.linkMax) });
export { poll as postPoll };

/** A comment on the page of the person who wrote it, with the post it is under. */
export const activityComment = reply.extend({
  space,
  post: z.object({ idPost: id, idUser: id, ownerName: z.string(), title: z.string(), text: z.string() }),
});
export type ActivityComment = z.output<typeof activityComment>;

export const feedPerson = z.object({ idUser: id, name: z.string(), imageLink: imageLink.nullable(), since: moment });
export const restrictedPerson = feedPerson.extend({ until: moment.nullable() });
/** A person, named by something they wrote on the caller's page. */
export const restrictBody = z.object({ idUser: id, duration: blockDuration });

export const followedBody = z.object({
  /** The `next` of the page before. */
  before: z.string().max(60).optional(),
  size: z.int().min(1).max(limits.pages.max).default(limits.pages.explore),
});
export const followedPosts = z.object({ items: z.array(post), next: z.string().nullable() });
