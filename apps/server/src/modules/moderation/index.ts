export { moderationKeeper } from './keep-moderation.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { createModeration, type Moderation } from './moderation.ts';
