import { isNotificationType, notificationKinds } from '@stagedoor/contract/notification-kinds';
import type { NotificationType } from '@stagedoor/contract/notification-types';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { unsubscribeToken } from '../accounts/index.ts';
import { guestLinkTo } from '../orders/index.ts';
import type { Deps } from './deps.ts';
import { itemById, takeForMail } from './event-log.repo.ts';
import { reachOf } from './reach.ts';
import { sentenceOf } from './sentence.ts';

/** News about one's orders and money come whatever else one has unsubscribed from. */
const isOptional = (type: NotificationType) => ['activity', 'reminders'].includes(notificationKinds[type].about);

export const sendNotificationMail = job('notifications.mail', z.object({ id: z.int() }));

/** Mails a notification, unless it was read while it waited, or is not wanted any more. */
export const mailNotification =
  (deps: Deps) =>
  ({ id }: { id: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const taken = await takeForMail(tx, id);
      const item = taken && (await itemById(tx, id));
      if (!item || item.read_at || !isNotificationType(item.type)) return;
      const reach = await reachOf(tx, item.id_user, item.type);
      const sentence = reach && sentenceOf(item, reach.language);
      if (!reach?.email || !sentence) return;
      const letter = { to: reach.email, language: reach.language, gaps: { sentence: sentence.text } };
      const guestPath =
        item.id_order && (await guestLinkTo(tx, deps, { idOrder: item.id_order, idUser: item.id_user }));
      if (guestPath) return deps.post.mail(tx, 'guestOrderNews', { ...letter, path: guestPath });
      await deps.post.mail(tx, 'notification', {
        ...letter,
        path: sentence.path,
        ...(isOptional(item.type) && { unsubscribeToken: await unsubscribeToken(tx, deps, item.id_user) }),
      });
    });
