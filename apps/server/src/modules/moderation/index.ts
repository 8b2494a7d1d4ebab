export { decisionKinds, reportKinds } from './moderation.kinds.ts';
export { moderationPersonalData } from './moderation.personal-data.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { createModeration, type Moderation } from './moderation.ts';
