import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import type { Tx } from '../../platform/database/database.ts';
import type { GivenLetter, Kind } from '../../platform/notices/kind.ts';
import type { Broadcast, Notice, Notify, NotifyAll } from '../../platform/notices/notify.ts';
import { hour, minute } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { insertOnce, recordNotified, renewOnce, type Notice as Stored } from './event-log.repo.ts';
import { type Reach, reachOf, reachOfAll } from './reach.ts';
import { type Outgoing, sendOut } from './send-out.ts';
import { writeLetter } from './write-letter.ts';

export const notify =
  (deps: Deps): Notify =>
  async (tx, kind, { letter, urgent = false, ...notice }: Notice) => {
    requireRegistered(deps, kind);
    const found = await reachOf(tx, notice.idUser, kind);
    if (!found) return;
    const reach = urgent ? { ...found, quiet: null } : found;
    const stored = { ...notice, type: kind.type };
    if (letter) return mailAtOnce(tx, deps, kind, { notice: stored, reach, letter });
    await writeOnce(tx, deps, kind, stored, [{ notice: stored, reach }]);
  };

export const notifyAll =
  (deps: Deps): NotifyAll =>
  async (tx, kind, { params, ...broadcast }: Broadcast, idUsers) => {
    requireRegistered(deps, kind);
    const reaches = await reachOfAll(tx, idUsers, kind);
    const event = { ...broadcast, type: kind.type };
    const recipients = reaches.map((reach) => ({
      notice: { ...event, idUser: reach.idUser, params: params[reach.language] },
      reach,
    }));
    if (recipients.length > 0) await writeOnce(tx, deps, kind, event, recipients);
  };

/** An unregistered kind would be stored but never shown. */
const requireRegistered = ({ kinds }: Deps, { type }: Kind) => {
  if (!kinds.find(type)) throw new Error(`The notification kind ${type} is not registered`);
};

type Recipient = { notice: Stored; reach: Reach };

/** Mails immediately: its address and link are of this moment, so quiet hours and preferences do not apply. */
const mailAtOnce = async (
  tx: Tx,
  deps: Deps,
  kind: Kind,
  { notice, reach, letter }: Recipient & { letter: GivenLetter },
) => {
  if (!(await recordNotified(tx, notice, { at: deps.clock.now() }))) return;
  const item = { partner_name: null, sum: notice.amount ?? null, params: notice.params ?? {} };
  const { to } = letter;
  await deps.post.mail(tx, { to, why: 'always', ...writeLetter(kind, item, { ...letter, language: reach.language }) });
};

const mailOf = ({ email, address, digest }: Reach): Outgoing['mail'] => {
  if (!email || address === null) return null;
  return digest ? 'digest' : 'own';
};

const howTo = ({ clock }: Pick<Deps, 'clock'>, reach: Reach) => ({
  at: clock.now(),
  inApp: reach.inApp,
  mail: mailOf(reach),
});

type Event = Pick<Stored, 'type' | 'eventKey' | 'groupKey' | 'count' | 'subject'>;

const writeOnce = async (
  tx: Tx,
  deps: Deps,
  { merges, renews }: Kind,
  event: Event,
  recipients: readonly Recipient[],
) => {
  const now = deps.clock.now().getTime();
  const rows = recipients.map(({ notice, reach }) => ({ notice, how: howTo(deps, reach) }));
  const reachBy = new Map(recipients.map(({ reach }) => [reach.idUser, reach]));
  const { groupKey } = event;
  const openedAfter = new Date(now - (merges?.hours ?? 0) * hour);
  const merge = merges && groupKey !== undefined ? { groupKey, openedAfter } : undefined;
  const written = renews
    ? await renewOnce(tx, { ...event, againBefore: new Date(now - renews.minutes * minute) }, rows)
    : await insertOnce(tx, { ...event, merge }, rows);
  const outgoing = written.flatMap(({ id, id_user, sends_out: sendsOut }) => {
    const reach = reachBy.get(id_user);
    return reach ? [{ id, sendsOut, reach }] : [];
  });
  await tell(tx, deps, outgoing);
};

type Written = { id: number; sendsOut: boolean; reach: Reach };

const tell = async (tx: Tx, deps: Deps, written: readonly Written[]) => {
  for (const { id, reach } of written) {
    if (reach.inApp) await deps.live.send(tx, reach.idUser, eventLogUpdated, { ids: [id] });
  }
  const outgoing = written.flatMap(({ id, sendsOut, reach }): Outgoing[] =>
    sendsOut ? [{ id, reach, mail: mailOf(reach) }] : [],
  );
  await sendOut(tx, deps, outgoing);
};
