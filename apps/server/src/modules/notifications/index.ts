export { hasNamed } from './has-named.ts';
export { notificationsPersonalData } from './notifications.personal-data.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { createNotifications } from './notifications.ts';
