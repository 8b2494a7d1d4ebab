import { isNotificationType } from '@stagedoor/contract/notification-kinds';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { itemById } from './event-log.repo.ts';
import { forgetSubscription, subscriptionById } from './push.repo.ts';
import { reachOf } from './reach.ts';
import { sentenceOf } from './sentence.ts';

export const sendPush = job('notifications.push', z.object({ id: z.int(), idSubscription: z.int() }));

/** Pushes a notification to one browser. Sent twice it shows once: the browser replaces what has the same tag. */
export const pushNotification =
  ({ database, pusher }: Deps) =>
  async ({ id, idSubscription }: { id: number; idSubscription: number }): Promise<void> => {
    const found = await database.inTransaction(async (tx) => {
      const item = await itemById(tx, id);
      if (!item || item.read_at || !isNotificationType(item.type)) return undefined;
      const reach = await reachOf(tx, item.id_user, item.type);
      const target = reach?.push ? await subscriptionById(tx, idSubscription, item.id_user) : undefined;
      const sentence = reach && sentenceOf(item, reach.language);
      return target && sentence ? { target, sentence } : undefined;
    });
    if (!found || !pusher) return;
    const { text, path } = found.sentence;
    const result = await pusher.send(found.target, JSON.stringify({ title: 'Stagedoor', body: text, path, tag: id }));
    if (result === 'gone') await database.inTransaction((tx) => forgetSubscription(tx, idSubscription));
  };
