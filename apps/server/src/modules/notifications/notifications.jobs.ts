import type { Deps } from './deps.ts';
import { purgeNotifications, purgeOldNotifications } from './purge-notifications.ts';
import { mailDigest, sendDigest } from './send-digest.ts';
import { mailNotification, sendNotificationMail } from './send-mail.ts';
import { pushNotification, sendPush } from './send-push.ts';

export const notificationsJobs = (deps: Deps) => {
  deps.jobs.handle(sendNotificationMail, mailNotification(deps));
  deps.jobs.handle(sendDigest, mailDigest(deps));
  deps.jobs.handle(sendPush, pushNotification(deps));
  deps.jobs.handle(purgeNotifications, purgeOldNotifications(deps));
  deps.jobs.every('50 * * * *', purgeNotifications, {});
};
