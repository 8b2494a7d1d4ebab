import { type Language, limits } from '@stagedoor/contract/limits';
import { notificationKinds } from '@stagedoor/contract/notification-kinds';
import type { Tx } from '../../platform/database/database.ts';
import { hour, minute } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { insertItem, insertOnce, joinGroup, recordFact, renewUnread } from './event-log.repo.ts';
import type { Notice } from './notice.ts';
import { type Reach, reachOf, reachOfAll } from './reach.ts';
import { type Outgoing, sendOut } from './send-out.ts';

export type Notify = (tx: Tx, notice: Notice) => Promise<void>;

/** The same news for many; what they read in it depends on their language. */
export type Broadcast = Omit<Notice, 'idUser' | 'productName' | 'groupKey' | 'idOrder'> & {
  productNames: Readonly<Record<Language, string>>;
};

const groupMs = limits.notifications.groupHours * hour;
const renewMs = limits.notifications.renewMinutes * minute;

/** Notifies a person of a fact, by every channel they want, once; said again it changes nothing. */
export const notify =
  (deps: Deps): Notify =>
  async (tx, notice) => {
    const reach = await reachOf(tx, notice.idUser, notice.type);
    if (!reach) return;
    const isGrouped = notice.groupKey !== undefined || notificationKinds[notice.type].renewed;
    if (!isGrouped) return writeOnce(tx, deps, notice, [{ notice, reach }]);
    const written = await writeGrouped(tx, notice, howTo(deps, reach));
    if (written) await tell(tx, deps, [{ ...written, reach }]);
  };

/** The same for many at once: however many they are, the statements are as many as for one. */
export const notifyAll =
  (deps: Deps) =>
  async (tx: Tx, { productNames, ...broadcast }: Broadcast, idUsers: readonly number[]): Promise<void> => {
    const reaches = await reachOfAll(tx, idUsers, broadcast.type);
    const wanted = reaches.map((reach) => ({
      notice: { ...broadcast, idUser: reach.idUser, productName: productNames[reach.language] },
      reach,
    }));
    if (wanted.length > 0) await writeOnce(tx, deps, broadcast, wanted);
  };

type Wanted = { notice: Notice; reach: Reach };

const mailOf = ({ email, digest }: Reach): Outgoing['mail'] => (email === null ? null : digest ? 'digest' : 'own');

const howTo = ({ clock }: Pick<Deps, 'clock'>, reach: Reach) => ({
  at: clock.now(),
  inApp: reach.inApp,
  mail: mailOf(reach),
});

const writeOnce = async (tx: Tx, deps: Deps, fact: Pick<Notice, 'type' | 'factKey'>, wanted: readonly Wanted[]) => {
  const rows = wanted.map(({ notice, reach }) => ({ notice, how: howTo(deps, reach) }));
  const reachBy = new Map(wanted.map(({ reach }) => [reach.idUser, reach]));
  const written = await insertOnce(tx, fact, rows);
  const told = written.flatMap(({ id, id_user }) => {
    const reach = reachBy.get(id_user);
    return reach ? [{ id, sendsOut: true, reach }] : [];
  });
  await tell(tx, deps, told);
};

/** What is joined or renewed has been mailed and pushed already. */
type Written = { id: number; sendsOut: boolean };

/** Undefined when the person has been notified of it before. */
const writeGrouped = async (tx: Tx, notice: Notice, how: ReturnType<typeof howTo>): Promise<Written | undefined> => {
  const { groupKey, idOrder } = notice;
  const before = (ms: number) => new Date(how.at.getTime() - ms);
  if (!(await recordFact(tx, notice, how))) return undefined;
  const renewed = idOrder && (await renewUnread(tx, { ...notice, idOrder }, how, before(renewMs)));
  if (renewed) return { id: renewed.id, sendsOut: renewed.sendAgain };
  const joined = groupKey && (await joinGroup(tx, { ...notice, groupKey }, { openedAfter: before(groupMs) }));
  return joined ? { id: joined, sendsOut: false } : { id: await insertItem(tx, notice, how), sendsOut: true };
};

const tell = async (tx: Tx, deps: Deps, written: readonly (Written & { reach: Reach })[]) => {
  for (const { id, reach } of written) {
    if (reach.inApp) await deps.live.tell(tx, reach.idUser, { eventType: 'EVENT_LOG_UPDATED', ids: [id] });
  }
  const outgoing = written.flatMap(({ id, sendsOut, reach }): Outgoing[] =>
    sendsOut ? [{ id, reach, mail: mailOf(reach) }] : [],
  );
  await sendOut(tx, deps, outgoing);
};
