import { listCategories, removeCategory, saveCategory } from './categories.ts';
import { addComment } from './comments/add-comment.ts';
import { listComments, showComment } from './comments/list-comments.ts';
import { removeComment } from './comments/remove-comment.ts';
import type { Deps } from './deps.ts';
import { likeComment, likePost } from './like.ts';
import { listActivityComments, listActivityPosts } from './people/list-activity.ts';
import { addModerator, listModerators, removeModerator } from './people/moderators.ts';
import { liftRestriction, listRestricted, restrictActivity } from './people/restrictions.ts';
import { listDrafts, showDraft } from './posts/list-drafts.ts';
import { listFollowed } from './posts/list-followed.ts';
import { listPosts } from './posts/list-posts.ts';
import { mutePost } from './posts/mute-post.ts';
import { pinPost, setSlowMode } from './posts/pin-post.ts';
import { removePost } from './posts/remove-post.ts';
import { savePost } from './posts/save-post.ts';
import { showHistory } from './posts/show-history.ts';
import { showPost } from './posts/show-post.ts';
import { vote } from './posts/vote.ts';
import { findVideo } from './videos/find-video.ts';

export type Feed = ReturnType<typeof createFeed>;

/** Posts and comments in the feeds and communities of talents. */
export const createFeed = (deps: Deps) => ({
  listPosts: listPosts(deps),
  showPost: showPost(deps),
  showHistory: showHistory(deps),
  listFollowed: listFollowed(deps),
  listDrafts: listDrafts(deps),
  showDraft: showDraft(deps),
  savePost: savePost(deps),
  removePost: removePost(deps),
  pinPost: pinPost(deps),
  setSlowMode: setSlowMode(deps),
  mutePost: mutePost(deps),
  vote: vote(deps),
  likePost: likePost(deps),
  likeComment: likeComment(deps),
  listComments: listComments(deps),
  showComment: showComment(deps),
  addComment: addComment(deps),
  removeComment: removeComment(deps),
  listCategories: listCategories(deps),
  saveCategory: saveCategory(deps),
  removeCategory: removeCategory(deps),
  listActivityPosts: listActivityPosts(deps),
  listActivityComments: listActivityComments(deps),
  findVideo: findVideo(deps),
  listModerators: listModerators(deps),
  addModerator: addModerator(deps),
  removeModerator: removeModerator(deps),
  listRestricted: listRestricted(deps),
  restrictActivity: restrictActivity(deps),
  liftRestriction: liftRestriction(deps),
});
