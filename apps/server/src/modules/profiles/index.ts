import type { Deps } from './deps.ts';
import { followUser, unfollowUser } from './follow-user.ts';
import { showProfile } from './show-profile.ts';

export { followersAddUp } from './followers-add-up.ts';
export { followersOf } from './follows.repo.ts';
export { followKeeper } from './keep-follows.ts';
export { profilesRoutes } from './profiles.routes.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export const createProfiles = (deps: Deps) => ({
  show: showProfile(deps),
  follow: followUser(deps),
  unfollow: unfollowUser(deps),
});
