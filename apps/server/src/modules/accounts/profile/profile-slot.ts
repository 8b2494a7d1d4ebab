import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { type ProfileSlot, profileSlot } from '../../../extension-points/profile-slot.ts';

/** The part of a profile that only its owner sees. */
export const ownerSlot = (showSelf: (idUser: number) => Promise<SelfUser>): ProfileSlot =>
  profileSlot(['selfUserDTO'], async ({ idTalent, viewer }) => ({
    selfUserDTO: viewer === idTalent ? await showSelf(idTalent) : null,
  }));
