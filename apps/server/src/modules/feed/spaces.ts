import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { PlanArea } from '@stagedoor/contract/plan-areas';

type SpaceRules = {
  /** What a plan must open for its members to read what is not public. */
  area: PlanArea;
  /** Whether members post, or only whose page it is. */
  membersPost: boolean;
  /** Whether a post can be for everyone or for named plans; otherwise all posts are for all members. */
  choosesAudience: boolean;
  /** Whether those who may not read a post see its title. Members write to each other, not to the public. */
  titleForAll: boolean;
  /** Its page. */
  pathOf: (idPost: number) => string;
};

/** What differs between the two spaces. Everything else is the same code. */
export const spaces: Readonly<Record<FeedSpace, SpaceRules>> = {
  feed: {
    area: 'posts',
    membersPost: false,
    choosesAudience: true,
    titleForAll: true,
    pathOf: (idPost) => `/post/${idPost}`,
  },
  community: {
    area: 'community',
    membersPost: true,
    choosesAudience: false,
    titleForAll: false,
    pathOf: (idPost) => `/community/post/${idPost}`,
  },
};
