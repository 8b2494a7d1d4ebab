import { blockSelf, blockUser, unblockUser } from './block-user.ts';
import type { Deps, IsKnownTo, RelationCheck } from './deps.ts';
import { isOpenTalent } from './is-open.ts';
import { listBlocked } from './list-blocked.ts';

export type Access = ReturnType<typeof createAccess>;

type AccessDeps = Omit<Deps, 'isKnownTo'> & { relationChecks: readonly RelationCheck[] };

/** Decides who may see whom, and who may deal with whom. */
export const createAccess = ({ relationChecks, ...given }: AccessDeps) => {
  const isKnownTo: IsKnownTo = async (tx, idUser, idOther) => {
    if (await isOpenTalent(tx, idOther, given.clock.now())) return true;
    for (const areRelated of relationChecks) if (await areRelated(tx, idUser, idOther)) return true;
    return false;
  };
  const deps: Deps = { ...given, isKnownTo };
  return {
    isKnownTo,
    listBlocked: listBlocked(deps),
    blockUser: blockUser(deps),
    unblockUser: unblockUser(deps),
    blockSelf: blockSelf(deps),
  };
};
