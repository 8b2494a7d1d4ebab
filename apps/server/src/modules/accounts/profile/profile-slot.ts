import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ProfileSlot, profileSlot } from '../../../extension-points/profile-slot.ts';

/** What only the owner of a profile sees on it. */
export const ownerSlot = (showSelf: (idUser: number) => Promise<SelfUser>): ProfileSlot =>
  profileSlot(['selfUserDTO'], async ({ idTalent, viewer }) => ({
    selfUserDTO: viewer === idTalent ? await showSelf(idTalent) : null,
  }));
