import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { actsFor } from '../../agents/index.ts';
import { communityOf } from '../access/reading.ts';
import { requireNoBlock } from '../access/require-writing.ts';
import type { Deps } from '../deps.ts';
import { isRestricted } from '../people/restrictions.ts';
import { spaces } from '../spaces.ts';

type Place = {
  space: FeedSpace;
  idTalent: number;
  author: { idUser: number; isTalent: boolean };
  /** Only as the talent's agent: for a post that was written so. */
  asAgent?: boolean;
};

/**
 * On one's own page a talent posts, and their agent; where members post, those whose plan opens it. Elsewhere there is
 * no such page. Returns the mandate by which an agent writes, null for everybody else.
 */
export const requirePlaceToPost = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'memberAccess'>,
  { space, idTalent, author, asAgent = false }: Place,
): Promise<number | null> => {
  const { membersPost } = spaces[space];
  const { idUser, isTalent } = author;
  if (idUser === idTalent) return isTalent ? null : fail('pageNotFound');
  const now = deps.clock.now();
  const idMandate = await actsFor(tx, { idUser, idTalent, now });
  if (idMandate !== null) return idMandate;
  if (!membersPost || asAgent) return fail('pageNotFound');
  if (!(await deps.memberAccess.isOpenTo(readIn(tx), idUser, communityOf(idTalent), now))) {
    return fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
  }
  await requireNoBlock(tx, deps, idUser, idTalent);
  if (await isRestricted(tx, { idTalent, idUser, now })) fail('activityRestricted');
  return null;
};
