import type { Deps } from './deps.ts';
import { followUser, unfollowUser } from './follow-user.ts';
import { showProfile } from './show-profile.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export const createProfiles = (deps: Deps) => ({
  show: showProfile(deps),
  follow: followUser(deps),
  unfollow: unfollowUser(deps),
});
