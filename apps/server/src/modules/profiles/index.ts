export { profileKinds } from './profiles.kinds.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { createProfiles } from './profiles.ts';
export { announceProducts } from './tell-fans.ts';
