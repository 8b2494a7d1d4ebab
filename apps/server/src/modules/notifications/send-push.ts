import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { itemById } from './event-log.repo.ts';
import { deleteSubscription, subscriptionById } from './push.repo.ts';
import { reachOf } from './reach.ts';
import { noticedIn, sentenceOf } from './sentence.ts';

export const sendPush = job('notifications.push', z.object({ id: z.int(), idSubscription: z.int() }));

/** Pushes a notification to one browser. Idempotent: the browser replaces a notification with the same tag. */
export const pushNotification =
  ({ database, pusher, kinds }: Deps) =>
  async ({ id, idSubscription }: { id: number; idSubscription: number }): Promise<void> => {
    const found = await database.inTransaction(async (tx) => {
      const item = await itemById(tx, id);
      const kind = item && kinds.find(item.type);
      if (!kind || item.read_at) return undefined;
      const reach = await reachOf(tx, item.id_user, kind);
      const target = reach?.push ? await subscriptionById(tx, idSubscription, item.id_user) : undefined;
      if (!reach || !target) return undefined;
      const path = kind.link(noticedIn(kind, item)) ?? '/';
      return { target, body: sentenceOf(kind, item, reach.language), path };
    });
    if (!found || !pusher) return;
    const { target, body, path } = found;
    const result = await pusher.send(target, JSON.stringify({ title: 'Stagedoor', body, path, tag: id }));
    if (result === 'gone') await database.inTransaction((tx) => deleteSubscription(tx, idSubscription));
  };
