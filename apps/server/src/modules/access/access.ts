import { blockSelf, blockUser, unblockUser } from './block-user.ts';
import type { Acquaintance, Deps, IsKnownTo } from './deps.ts';
import { isOpenTalent } from './is-open.ts';
import { listBlocked } from './list-blocked.ts';

export type Access = ReturnType<typeof createAccess>;

type Given = Omit<Deps, 'isKnownTo'> & { acquaintances: readonly Acquaintance[] };

/** Who may see whom, and who may deal with whom. */
export const createAccess = ({ acquaintances, ...given }: Given) => {
  const isKnownTo: IsKnownTo = async (tx, idUser, idOther) => {
    if (await isOpenTalent(tx, idOther, given.clock.now())) return true;
    for (const haveMet of acquaintances) if (await haveMet(tx, idUser, idOther)) return true;
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
