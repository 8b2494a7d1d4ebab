import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { requireNoBlock } from '../access/require-writing.ts';
import type { Deps } from '../deps.ts';
import { isRestricted } from '../people/restrictions.ts';
import { spaces } from '../spaces.ts';

type Place = { space: FeedSpace; idTalent: number; author: { idUser: number; isTalent: boolean } };

/** On one's own page a talent posts; where members post, those whose plan opens it. Elsewhere there is no such page. */
export const requirePlaceToPost = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'memberAccess'>,
  { space, idTalent, author }: Place,
): Promise<void> => {
  const { membersPost, area } = spaces[space];
  const { idUser, isTalent } = author;
  if (idUser === idTalent) return isTalent ? undefined : fail('pageNotFound');
  if (!membersPost) return fail('pageNotFound');
  const community = { idTalent, area, availableToAllPaid: true, validSubscriptions: [] };
  if (!(await deps.memberAccess.isOpenTo(readIn(tx), idUser, community, deps.clock.now()))) {
    return fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
  }
  await requireNoBlock(tx, deps, idUser, idTalent);
  if (await isRestricted(tx, { idTalent, idUser, now: deps.clock.now() })) fail('activityRestricted');
};
