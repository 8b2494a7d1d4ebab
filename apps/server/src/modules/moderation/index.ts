export { decisionKinds, reportKinds } from './moderation.kinds.ts';
export { moderationPersonalData } from './moderation.personal-data.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { createModeration } from './moderation.ts';
export { reportQueues } from './reports/report-queues.ts';
