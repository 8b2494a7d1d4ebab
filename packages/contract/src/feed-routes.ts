import { type FeedSpace, feedSpaces } from './feed-spaces.ts';
import type { Route } from './route.ts';

/** The calls that both spaces have, each under its own path. */
const spaceCalls = {
  GetPosts: { method: 'POST', path: '/get-posts/{idUser}' },
  GetPost: { method: 'GET', path: '/get-post/{idPost}' },
  GetDrafts: { method: 'POST', path: '/get-drafts' },
  GetDraft: { method: 'GET', path: '/get-draft/{idPost}' },
  SavePost: { method: 'POST', path: '/save-post' },
  RemovePost: { method: 'DELETE', path: '/remove/POST/{idPost}' },
  PinPost: { method: 'POST', path: '/pin-post' },
  MutePost: { method: 'POST', path: '/mute-post' },
  SetSlowMode: { method: 'POST', path: '/set-slow-mode' },
  GetComments: { method: 'POST', path: '/get-comments/{idPost}' },
  GetComment: { method: 'GET', path: '/get-comment/{idComment}' },
  AddComment: { method: 'POST', path: '/add-comment' },
  RemoveComment: { method: 'DELETE', path: '/remove/COMMENT/{idComment}' },
  Like: { method: 'POST', path: '/like' },
  Vote: { method: 'POST', path: '/vote' },
  GetCategories: { method: 'GET', path: '/get-categories/{idUser}' },
  SaveCategory: { method: 'POST', path: '/save-category' },
  RemoveCategory: { method: 'DELETE', path: '/remove/CATEGORY/{idCategory}' },
} as const satisfies Record<string, Route>;

export type SpaceCall = keyof typeof spaceCalls;
type SpaceRoutes<Space extends FeedSpace> = {
  [Call in SpaceCall as `${Space}${Call}`]: {
    method: (typeof spaceCalls)[Call]['method'];
    path: `/${Space}${(typeof spaceCalls)[Call]['path']}`;
  };
};

const routesOf = <Space extends FeedSpace>(space: Space) =>
  Object.fromEntries(
    Object.entries(spaceCalls).map(([call, { method, path }]) => [
      `${space}${call}`,
      { method, path: `/${space}${path}` },
    ]),
  ) as SpaceRoutes<Space>;

const [feed, community] = feedSpaces;

/** Routes of posts and comments, so that no other page loads this table. */
export const feedRoutes = {
  ...routesOf(feed),
  ...routesOf(community),
  getFollowedPosts: { method: 'POST', path: '/get-followed-posts' },
  getActivityPosts: { method: 'POST', path: '/get-activity-posts/{idUser}' },
  getActivityComments: { method: 'POST', path: '/get-activity-comments/{idUser}' },
  findVideo: { method: 'POST', path: '/find-video' },
  getFeedModerators: { method: 'GET', path: '/get-feed-moderators' },
  addFeedModerator: { method: 'POST', path: '/add-feed-moderator' },
  removeFeedModerator: { method: 'POST', path: '/remove-feed-moderator' },
  getRestricted: { method: 'POST', path: '/get-restricted' },
  restrictActivity: { method: 'POST', path: '/restrict-activity' },
  liftRestriction: { method: 'POST', path: '/lift-restriction' },
} as const satisfies Record<string, Route>;

export type FeedRoutes = typeof feedRoutes;
