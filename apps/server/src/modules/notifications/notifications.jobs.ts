import type { Deps } from './deps.ts';
import { mailDigest, sendDigest } from './send-digest.ts';
import { mailNotification, sendNotificationMail } from './send-mail.ts';
import { pushNotification, sendPush } from './send-push.ts';
import { tellFans, tellSomeFans } from './tell-of-products.ts';

export const notificationsJobs = (deps: Deps) => {
  deps.jobs.handle(sendNotificationMail, mailNotification(deps));
  deps.jobs.handle(sendDigest, mailDigest(deps));
  deps.jobs.handle(sendPush, pushNotification(deps));
  deps.jobs.handle(tellFans, tellSomeFans(deps));
};
