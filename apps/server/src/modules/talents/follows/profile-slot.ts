import { type ProfileSlot, profileSlot } from '../../../extension-points/profile-slot.ts';
import type { Follows } from './follows.ts';

export const followersSlot = ({ count, isFollowing }: Follows): ProfileSlot =>
  profileSlot(['followers', 'following'], async ({ idTalent, viewer }) => {
    const [followers, following] = await Promise.all([
      count(idTalent),
      viewer !== null && isFollowing(viewer, idTalent),
    ]);
    return { followers, following };
  });
