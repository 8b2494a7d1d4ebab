export { memberAccess } from './access/member-access.ts';
export { membersOpening } from './access/members-opening.ts';
export { membershipKinds } from './memberships.kinds.ts';
export { membershipsRoutes } from './memberships.routes.ts';
export { createMemberships } from './memberships.ts';
export { notifyOfMemberships } from './notify-of-memberships.ts';
export { clubSlot } from './profile-slot.ts';
