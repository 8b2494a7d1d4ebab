import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { subscriptionsOf } from './push.repo.ts';
import { nextTime, whenAwake } from './quiet-hours.ts';
import type { Reach } from './reach.ts';
import { sendDigest } from './send-digest.ts';
import { sendNotificationMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

export type Outgoing = { id: number; reach: Reach; mail: 'own' | 'digest' | null };

/** Queues the mails and pushes of notifications, each after the user's quiet hours. */
export const sendOut = async (tx: Tx, deps: Deps, all: readonly Outgoing[]): Promise<void> => {
  const { jobs, clock } = deps;
  const now = clock.now();
  const awake = ({ quiet, timeZone }: Reach) => whenAwake(now, quiet, timeZone);
  const morning = ({ timeZone }: Reach) => nextTime(now, limits.notifications.digestHour * 60, timeZone);
  const own = all.filter(({ mail }) => mail === 'own');
  const digests = all.filter(({ mail }) => mail === 'digest');
  await jobs.queueAll(
    tx,
    sendNotificationMail,
    own.map(({ id, reach }) => ({ payload: { id }, due: awake(reach) })),
  );
  await jobs.queueAll(
    tx,
    sendDigest,
    digests.map(({ reach }) => ({
      payload: { idUser: reach.idUser },
      due: morning(reach),
      key: `digest ${reach.idUser}`,
    })),
  );
  await queuePushes(tx, deps, all, awake);
};

const queuePushes = async (tx: Tx, { jobs, pusher }: Deps, all: readonly Outgoing[], awake: (reach: Reach) => Date) => {
  const pushed = new Map(
    all.filter(({ reach }) => reach.push && reach.hasBrowsers).map((one) => [one.reach.idUser, one]),
  );
  if (!pusher || pushed.size === 0) return;
  const browsers = await subscriptionsOf(tx, [...pushed.keys()]);
  await jobs.queueAll(
    tx,
    sendPush,
    browsers.flatMap(({ id: idSubscription, id_user }) => {
      const one = pushed.get(id_user);
      return one ? [{ payload: { id: one.id, idSubscription }, due: awake(one.reach) }] : [];
    }),
  );
};
