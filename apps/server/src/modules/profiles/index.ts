export { followersAddUp } from './followers-add-up.ts';
export { followersOf } from './follows.repo.ts';
export { profilesPersonalData } from './profiles.personal-data.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { createProfiles, type Profiles } from './profiles.ts';
