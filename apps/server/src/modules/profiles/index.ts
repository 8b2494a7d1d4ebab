export { announceProducts } from './notify-fans.ts';
export { profileKinds } from './profiles.kinds.ts';
export { profilesRoutes } from './profiles.routes.ts';
export { createProfiles } from './profiles.ts';
