import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { readIn } from '../../../platform/database/read.ts';
import { mayDeal } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import type { PostState } from '../posts/posts.repo.ts';
import { requireReadable, type WantedPost } from './require-post.ts';

type UsedDeps = Pick<Deps, 'memberAccess' | 'clock'>;

/** Refuses whom the owner of the page keeps from writing there, and people with a block between them. */
export const requireAnswerable = async (
  tx: Tx,
  deps: UsedDeps,
  wanted: WantedPost & { idUser: number },
): Promise<PostState> => {
  const post = await requireReadable(deps, readIn(tx), wanted);
  if (post.isRestricted) fail('activityRestricted');
  for (const idPartner of new Set([post.idTalent, post.idAuthor])) {
    if (idPartner !== wanted.idUser) await requireNoBlock(tx, deps, wanted.idUser, idPartner);
  }
  return post;
};

export const requireNoBlock = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, idUser: number, idPartner: number) => {
  const refusal = await mayDeal(tx, idUser, idPartner, clock.now());
  if (refusal) fail(refusal);
};
