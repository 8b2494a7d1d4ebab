import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { ForMembers } from '../../../extension-points/member-access.ts';
import type { Read } from '../../../platform/database/read.ts';
import type { ProductAudience } from '../../../platform/database/schema.gen.ts';
import type { Deps } from '../deps.ts';
import { spaces } from '../spaces.ts';
import type { Viewer } from '../viewer.ts';

/** What decides who may read a post. */
export type Readable = {
  space: FeedSpace;
  idTalent: number;
  idAuthor: number;
  audience: ProductAudience;
  plans: readonly number[];
  /** Whether the page that it is on is publicly visible. */
  talentOpen: boolean;
  /** Whether the viewer keeps order on that page. */
  isModerator: boolean;
  /** Whether another member wrote it who has a block with the viewer. */
  authorIsBlocked: boolean;
  /** Whether its author wrote it as the talent's agent. */
  byAgent: boolean;
  /** Whether the viewer acts for the talent now. */
  acts: boolean;
};

type ForWhom = Pick<Readable, 'space' | 'idTalent' | 'audience' | 'plans'>;

export const forMembersOf = ({ space, idTalent, audience, plans }: ForWhom): ForMembers => ({
  idTalent,
  area: spaces[space].area,
  availableToAllPaid: audience === 'members',
  validSubscriptions: plans,
});

/** The community of a talent, as the memberships know it. */
export const communityOf = (idTalent: number): ForMembers => ({
  idTalent,
  area: spaces.community.area,
  availableToAllPaid: true,
  validSubscriptions: [],
});

/** What a viewer is on a page. */
export type Page = Pick<Readable, 'idTalent' | 'isModerator' | 'acts'>;

/** Whether the viewer sees everything that is written on a page: its owner, their agent, who keeps order there, and staff. */
export const keepsOrder = (page: Page, { idUser, moderates }: Viewer): boolean =>
  moderates || idUser === page.idTalent || page.isModerator || page.acts;

/** Whether the viewer wrote it for themselves: what an agent wrote is the talent's. */
export const isOwn = ({ idAuthor, byAgent }: Pick<Readable, 'idAuthor' | 'byAgent'>, { idUser }: Viewer): boolean =>
  idUser === idAuthor && !byAgent;

/** Without a plan: everyone's, one's own, and what one keeps in order. */
const isOpenAnyway = (post: Readable, viewer: Viewer): boolean =>
  keepsOrder(post, viewer) || (post.audience === 'everyone' && post.talentOpen) || isOwn(post, viewer);

/**
 * How a viewer sees each post now: `read` it, see that it is `locked`, or not at all. The only place that decides it;
 * lists, pages, comments, files, notifications and live events ask here, and nobody stores the answer.
 */
export const seeingOf = async (
  { memberAccess, clock }: Pick<Deps, 'memberAccess' | 'clock'>,
  read: Read,
  viewer: Viewer,
  posts: readonly Readable[],
): Promise<('read' | 'locked' | 'hidden')[]> => {
  const unsure = posts.filter((post) => !isOpenAnyway(post, viewer));
  const opened =
    unsure.length > 0 ? await memberAccess.areOpenTo(read, viewer.idUser, unsure.map(asForMembers), clock.now()) : [];
  const open = new Set(unsure.filter((_post, at) => opened[at]));
  return posts.map((post) => {
    if (post.authorIsBlocked && !keepsOrder(post, viewer)) return 'hidden';
    if (isOpenAnyway(post, viewer) || open.has(post)) return 'read';
    return post.talentOpen ? 'locked' : 'hidden';
  });
};

/** A public post of a hidden page is open to the members of any plan that opens the space. */
const asForMembers = (post: Readable): ForMembers => {
  const what = forMembersOf(post);
  return post.audience === 'everyone' ? { ...what, availableToAllPaid: true } : what;
};
