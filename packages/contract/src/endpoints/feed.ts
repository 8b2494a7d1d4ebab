import { z } from 'zod';
import type { EndpointSpec } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { feedRoutes, type SpaceCall } from '../feed-routes.ts';
import { type FeedSpace, feedSpaces } from '../feed-spaces.ts';
import { limits } from '../limits.ts';
import {
  activityComment,
  addCommentBody,
  comment,
  commentsBody,
  draft,
  draftsBody,
  feedCategory,
  feedPerson,
  findVideoBody,
  followedBody,
  followedPosts,
  foundVideo,
  likeBody,
  likes,
  muteBody,
  pinBody,
  post,
  postPage,
  postPoll,
  postsBody,
  restrictBody,
  restrictedPerson,
  saveCategoryBody,
  savePostBody,
  slowModeBody,
  voteBody,
} from '../schemas/feed.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import { idInPath } from './catalogue.ts';

const writing = { max: 120, seconds: 600, by: 'caller' } as const;
const ofPost = z.object({ idPost: idInPath });
const ofComment = z.object({ idComment: idInPath });
const ofUser = z.object({ idUser: idInPath });

/** Nothing can be said where one may not read, or between people with a block. */
const answering = [
  'pageNotFound',
  'postRemoved',
  'incompleteRequest',
  'userBlockedYou',
  'partnerBlockedByAdmin',
] as const;

type SpaceSpecs = Record<SpaceCall, Omit<EndpointSpec, 'method' | 'path'>>;

/** What the calls of both spaces take and answer; who may do what is the server's table of rules. */
const specs = {
  GetPosts: {
    access: 'public',
    summary: 'List the posts of {idUser}, the pinned one first, then the latest; locked ones show what is behind them',
    params: ofUser,
    query: inLanguage,
    body: postsBody,
    reply: postPage,
    refusals: ['pageNotFound'],
  },
  GetPost: {
    access: 'public',
    summary: 'Read a post; a locked one shows what is behind it, and the plans that open it',
    params: ofPost,
    query: inLanguage,
    reply: post,
    refusals: ['pageNotFound', 'postRemoved'],
  },
  GetDrafts: {
    access: 'user',
    summary: 'List the caller’s drafts and scheduled posts, the latest first',
    query: inLanguage,
    body: draftsBody,
    reply: pageOf(draft),
  },
  GetDraft: {
    access: 'user',
    summary: 'Read a post of the caller’s own for its form',
    params: ofPost,
    query: inLanguage,
    reply: draft,
    refusals: ['pageNotFound', 'postRemoved'],
  },
  SavePost: {
    access: 'user',
    summary:
      'Publish, schedule or keep a post as a draft, or change one with its idPost; on the page of a talent for whom the caller acts it says so',
    body: savePostBody,
    reply: z.object({ idPost: id }),
    refusals: [
      'pageNotFound',
      'postRemoved',
      'incompleteRequest',
      'contentExists',

      'userBlockedYou',
      'partnerBlockedByAdmin',
    ],
    closedToBlocked: true,
    limit: writing,
  },
  RemovePost: {
    access: 'user',
    summary: 'Delete a post: by its author, by whose page it is on or their agent, or by a moderator',
    params: ofPost,
    reply: empty,
    refusals: ['pageNotFound', 'postRemoved', 'incompleteRequest', 'noRightToDelete'],
  },
  PinPost: {
    access: 'user',
    summary: 'Show a post of a page that the caller manages first, instead of the one pinned before, or no longer',
    body: pinBody,
    reply: empty,
    refusals: ['pageNotFound', 'postRemoved'],
  },
  MutePost: {
    access: 'user',
    summary: 'Be notified of nothing more about a post, or again',
    body: muteBody,
    reply: empty,
    refusals: ['pageNotFound', 'postRemoved', 'incompleteRequest'],
  },
  SetSlowMode: {
    access: 'user',
    summary: 'Let everyone comment on a post of a page that the caller manages only once in a while',
    body: slowModeBody,
    reply: empty,
    refusals: ['pageNotFound', 'postRemoved'],
  },
  GetComments: {
    access: 'public',
    summary: 'List the comments on a post, or the answers to one of them, the latest first',
    params: ofPost,
    query: inLanguage,
    body: commentsBody,
    reply: pageOf(comment),
    refusals: ['pageNotFound', 'postRemoved', 'incompleteRequest'],
  },
  GetComment: {
    access: 'public',
    summary: 'Read one comment',
    params: ofComment,
    query: inLanguage,
    reply: comment,
    refusals: ['pageNotFound', 'postRemoved', 'incompleteRequest'],
  },
  AddComment: {
    access: 'user',
    summary: 'Comment on a post, or answer a comment',
    query: inLanguage,
    body: addCommentBody,
    reply: comment,
    refusals: [...answering, 'contentExists'],
    closedToBlocked: true,
    limit: writing,
  },
  RemoveComment: {
    access: 'user',
    summary:
      'Delete a comment with its answers: by its author, by whose page it is on or their agent, or by a moderator',
    params: ofComment,
    reply: empty,
    refusals: ['pageNotFound', 'postRemoved', 'incompleteRequest', 'noRightToDelete'],
  },
  Like: {
    access: 'user',
    summary: 'Like a post, a comment or an answer, or no longer; repeating it changes nothing',
    body: likeBody,
    reply: likes,
    refusals: answering,
    closedToBlocked: true,
    limit: { max: 600, seconds: 600, by: 'caller' },
  },
  Vote: {
    access: 'user',
    summary: 'Choose an answer of a poll, or another one while it lasts',
    body: voteBody,
    reply: postPoll,
    refusals: answering,
    closedToBlocked: true,
    limit: writing,
  },
  GetCategories: {
    access: 'public',
    summary: 'List the categories of {idUser}',
    params: ofUser,
    reply: z.array(feedCategory),
  },
  SaveCategory: {
    access: 'expert',
    summary: 'Create a category of the caller’s own, or rename one',
    body: saveCategoryBody,
    reply: feedCategory,
    refusals: ['pageNotFound', 'contentExists', 'incompleteRequest'],
    limit: writing,
  },
  RemoveCategory: {
    access: 'expert',
    summary: 'Delete a category; its posts stay',
    params: z.object({ idCategory: idInPath }),
    reply: empty,
    refusals: ['pageNotFound'],
  },
} as const satisfies SpaceSpecs;

type SpaceEndpoints<Space extends FeedSpace> = {
  [Call in SpaceCall as `${Space}${Call}`]: (typeof feedRoutes)[`${Space}${Call}`] & (typeof specs)[Call];
};

const endpointsOf = <Space extends FeedSpace>(space: Space) =>
  Object.fromEntries(
    Object.entries(specs).map(([call, spec]) => {
      const name = `${space}${call as SpaceCall}` as const;
      return [name, { ...feedRoutes[name], ...spec, summary: `${spec.summary} (${space})` }];
    }),
  ) as unknown as SpaceEndpoints<Space>;

const [ofFeed, ofCommunity] = feedSpaces;

export const feed = {
  ...endpointsOf(ofFeed),
  ...endpointsOf(ofCommunity),
  getFollowedPosts: endpoint({
    ...feedRoutes.getFollowedPosts,
    access: 'user',
    summary: 'List the latest posts of the talents whom the caller follows',
    query: inLanguage,
    body: followedBody,
    reply: followedPosts,
  }),
  getActivityPosts: endpoint({
    ...feedRoutes.getActivityPosts,
    access: 'user',
    summary: 'List what the caller wrote in communities',
    params: ofUser,
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: postPage,
    refusals: ['pageNotFound'],
  }),
  getActivityComments: endpoint({
    ...feedRoutes.getActivityComments,
    access: 'user',
    summary: 'List the comments of a talent under public posts, or all of the caller’s own, the latest first',
    params: ofUser,
    query: inLanguage,
    body: pageBody(limits.pages.explore),
    reply: pageOf(activityComment),
    refusals: ['pageNotFound'],
  }),
  findVideo: endpoint({
    ...feedRoutes.findVideo,
    access: 'user',
    summary: 'Find the video of a link to YouTube or Vimeo',
    body: findVideoBody,
    reply: foundVideo,
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  getFeedModerators: endpoint({
    ...feedRoutes.getFeedModerators,
    access: 'expert',
    summary: 'List who may delete posts and comments on the caller’s page',
    reply: z.array(feedPerson),
  }),
  addFeedModerator: endpoint({
    ...feedRoutes.addFeedModerator,
    access: 'expert',
    summary: 'Let somebody who wrote on the caller’s page delete posts and comments there',
    body: z.object({ idUser: id }),
    reply: empty,
    refusals: ['pageNotFound', 'incompleteRequest'],
    limit: writing,
  }),
  removeFeedModerator: endpoint({
    ...feedRoutes.removeFeedModerator,
    access: 'expert',
    summary: 'End that',
    body: z.object({ idUser: id }),
    reply: empty,
  }),
  getRestricted: endpoint({
    ...feedRoutes.getRestricted,
    access: 'expert',
    summary: 'List who may not write on the caller’s page',
    body: pageBody(limits.pages.queue),
    reply: pageOf(restrictedPerson),
  }),
  restrictActivity: endpoint({
    ...feedRoutes.restrictActivity,
    access: 'expert',
    summary: 'Keep somebody who wrote on the caller’s page from writing there',
    body: restrictBody,
    reply: empty,
    refusals: ['pageNotFound'],
    limit: writing,
  }),
  liftRestriction: endpoint({
    ...feedRoutes.liftRestriction,
    access: 'expert',
    summary: 'Let them write again',
    body: z.object({ idUser: id }),
    reply: empty,
  }),
};
