import { artAndGamePosts } from './posts/art-and-games.ts';
import type { DemoPosts } from './posts/demo-post.ts';
import { orysiaDrafts, orysiaPosts } from './posts/orysia.ts';
import { sportAndBookPosts } from './posts/sport-and-books.ts';
import { stagePosts } from './posts/stage.ts';
import { tableAndSciencePosts } from './posts/table-and-science.ts';
import { ownTalent } from './staff.ts';

/** Three months of each talent's feed, by nickname. */
export const feedPosts: DemoPosts = {
  [ownTalent]: [...orysiaPosts, ...orysiaDrafts],
  ...stagePosts,
  ...sportAndBookPosts,
  ...tableAndSciencePosts,
  ...artAndGamePosts,
};
