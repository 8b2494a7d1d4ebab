export { membershipKinds } from './memberships.kinds.ts';
export { membershipsRoutes } from './memberships.routes.ts';
export { createMemberships } from './memberships.ts';
export { notifyOfMemberships } from './notify-of-memberships.ts';
export { plansSlot } from './profile-slot.ts';
