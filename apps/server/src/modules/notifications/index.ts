export { hasNamed } from './has-named.ts';
export type { Notice } from './notice.ts';
export { notificationsJobs } from './notifications.jobs.ts';
export { notificationsPersonalData } from './notifications.personal-data.ts';
export { notificationsReactions } from './notifications.reactions.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { type CountOrders, createNotifications, type Notifications } from './notifications.ts';
export type { Notify } from './notify.ts';
