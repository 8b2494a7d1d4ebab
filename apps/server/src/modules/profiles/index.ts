export { profilesRoutes } from './profiles.routes.ts';
export { createProfiles, type Profiles } from './profiles.ts';
