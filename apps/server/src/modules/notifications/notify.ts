import { limits } from '@stagedoor/contract/limits';
import { notificationKinds } from '@stagedoor/contract/notification-kinds';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { insertItem, insertOnce, joinGroup, recordFact, renewUnread } from './event-log.repo.ts';
import type { Notice } from './notice.ts';
import { subscriptionsOf } from './push.repo.ts';
import { nextTime, whenAwake } from './quiet-hours.ts';
import { type Reach, reachOf } from './reach.ts';
import { sendDigest } from './send-digest.ts';
import { sendNotificationMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

const groupMs = limits.notifications.groupHours * 3_600_000;
const renewMs = limits.notifications.renewMinutes * 60_000;

/** Notifies a person of a fact, by every channel they want, once; said again it changes nothing. */
export const notify =
  (deps: Deps): Notify =>
  async (tx, notice) => {
    const reach = await reachOf(tx, notice.idUser, notice.type);
    if (!reach) return;
    const now = deps.clock.now();
    const mail = reach.email === null ? null : reach.digest ? 'digest' : 'own';
    const written = await write(tx, notice, { at: now, inApp: reach.inApp, mail });
    if (!written) return;
    const { id, sendsOut } = written;
    if (reach.inApp) await deps.live.tell(tx, notice.idUser, { eventType: 'EVENT_LOG_UPDATED', ids: [id] });
    if (sendsOut) await sendOut(tx, deps, { id, idUser: notice.idUser, mail, reach, now });
  };

/** What is joined or renewed has been mailed and pushed already. */
type Written = { id: number; sendsOut: boolean };

/** Undefined when the person has been notified of it before. */
const write = async (tx: Tx, notice: Notice, how: Parameters<typeof insertItem>[2]): Promise<Written | undefined> => {
  const { groupKey, idOrder } = notice;
  const before = (ms: number) => new Date(how.at.getTime() - ms);
  const isRenewed = notificationKinds[notice.type].renewed && idOrder !== undefined;
  if (groupKey === undefined && !isRenewed) {
    const id = await insertOnce(tx, notice, how);
    return id === undefined ? undefined : { id, sendsOut: true };
  }
  if (!(await recordFact(tx, notice, how))) return undefined;
  const renewed = isRenewed ? await renewUnread(tx, { ...notice, idOrder }, how, before(renewMs)) : undefined;
  if (renewed) return { id: renewed.id, sendsOut: renewed.sendAgain };
  const joined = groupKey && (await joinGroup(tx, { ...notice, groupKey }, { openedAfter: before(groupMs) }));
  return joined ? { id: joined, sendsOut: false } : { id: await insertItem(tx, notice, how), sendsOut: true };
};

type Outgoing = { id: number; idUser: number; mail: 'own' | 'digest' | null; reach: Reach; now: Date };

const sendOut = async (tx: Tx, { jobs, pusher }: Deps, { id, idUser, mail, reach, now }: Outgoing) => {
  const awake = whenAwake(now, reach.quiet, reach.timeZone);
  if (mail === 'own') await jobs.queue(tx, sendNotificationMail, { id }, { due: awake });
  if (mail === 'digest') {
    const due = nextTime(now, limits.notifications.digestHour * 60, reach.timeZone);
    await jobs.queue(tx, sendDigest, { idUser }, { due, key: `digest ${idUser}` });
  }
  if (!pusher || !reach.push || !reach.hasBrowsers) return;
  for (const idSubscription of await subscriptionsOf(tx, idUser)) {
    await jobs.queue(tx, sendPush, { id, idSubscription }, { due: awake });
  }
};
