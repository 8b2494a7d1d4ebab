import { limits } from '@stagedoor/contract/limits';
import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import type { Tx } from '../../platform/database/database.ts';
import type { GivenLetter, Kind } from '../../platform/notices/kind.ts';
import type { Broadcast, Notice, Notify, NotifyAll } from '../../platform/notices/notify.ts';
import { hour, minute } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { insertItem, insertOnce, recordFact, renewUnread, type Notice as Stored } from './event-log.repo.ts';
import { type Reach, reachOf, reachOfAll } from './reach.ts';
import { type Outgoing, sendOut } from './send-out.ts';
import { writeLetter } from './write-letter.ts';

const renewMs = limits.notifications.renewMinutes * minute;

export const notify =
  (deps: Deps): Notify =>
  async (tx, kind, { letter, ...notice }: Notice) => {
    requireHandedIn(deps, kind);
    const reach = await reachOf(tx, notice.idUser, kind);
    if (!reach) return;
    const stored = { ...notice, type: kind.type };
    if (letter) return mailAtOnce(tx, deps, kind, { notice: stored, reach, letter });
    if (!kind.renews) return writeOnce(tx, deps, kind, stored, [{ notice: stored, reach }]);
    const written = await writeRenewed(tx, stored, howTo(deps, reach));
    if (written) await tell(tx, deps, [{ ...written, reach }]);
  };

export const notifyAll =
  (deps: Deps): NotifyAll =>
  async (tx, kind, { params, ...broadcast }: Broadcast, idUsers) => {
    requireHandedIn(deps, kind);
    const reaches = await reachOfAll(tx, idUsers, kind);
    const fact = { ...broadcast, type: kind.type };
    const wanted = reaches.map((reach) => ({
      notice: { ...fact, idUser: reach.idUser, params: params[reach.language] },
      reach,
    }));
    if (wanted.length > 0) await writeOnce(tx, deps, kind, fact, wanted);
  };

/** Otherwise it could be written and never be read. */
const requireHandedIn = ({ kinds }: Deps, { type }: Kind) => {
  if (!kinds.find(type)) throw new Error(`Nobody has handed in the kind ${type}`);
};

type Wanted = { notice: Stored; reach: Reach };

/** Its address and link are of this moment, so neither quiet hours nor the person's choices come between. */
const mailAtOnce = async (
  tx: Tx,
  deps: Deps,
  kind: Kind,
  { notice, reach, letter }: Wanted & { letter: GivenLetter },
) => {
  if (!(await recordFact(tx, notice, { at: deps.clock.now() }))) return;
  const said = { partner_name: null, sum: notice.amount ?? null, params: notice.params ?? {} };
  const { to } = letter;
  await deps.post.mail(tx, { to, why: 'always', ...writeLetter(kind, said, { ...letter, language: reach.language }) });
};

const mailOf = ({ email, digest }: Reach): Outgoing['mail'] => (!email ? null : digest ? 'digest' : 'own');

const howTo = ({ clock }: Pick<Deps, 'clock'>, reach: Reach) => ({
  at: clock.now(),
  inApp: reach.inApp,
  mail: mailOf(reach),
});

type Fact = Pick<Stored, 'factKey' | 'groupKey'>;

const writeOnce = async (tx: Tx, deps: Deps, { type, merges }: Kind, fact: Fact, wanted: readonly Wanted[]) => {
  const { factKey, groupKey } = fact;
  const rows = wanted.map(({ notice, reach }) => ({ notice, how: howTo(deps, reach) }));
  const reachBy = new Map(wanted.map(({ reach }) => [reach.idUser, reach]));
  const openedAfter = new Date(deps.clock.now().getTime() - (merges?.hours ?? 0) * hour);
  const merge = merges && groupKey !== undefined ? { groupKey, openedAfter } : undefined;
  const written = await insertOnce(tx, { type, factKey, merge }, rows);
  const told = written.flatMap(({ id, id_user, is_new: sendsOut }) => {
    const reach = reachBy.get(id_user);
    return reach ? [{ id, sendsOut, reach }] : [];
  });
  await tell(tx, deps, told);
};

/** What is joined or renewed has been mailed and pushed already. */
type Written = { id: number; sendsOut: boolean };

/** Undefined when the person has been notified of it before. */
const writeRenewed = async (tx: Tx, notice: Stored, how: ReturnType<typeof howTo>): Promise<Written | undefined> => {
  const { subject } = notice;
  if (!(await recordFact(tx, notice, how))) return undefined;
  const againBefore = new Date(how.at.getTime() - renewMs);
  const renewed = subject && (await renewUnread(tx, { ...notice, subject }, how, againBefore));
  return renewed
    ? { id: renewed.id, sendsOut: renewed.sendAgain }
    : { id: await insertItem(tx, notice, how), sendsOut: true };
};

const tell = async (tx: Tx, deps: Deps, written: readonly (Written & { reach: Reach })[]) => {
  for (const { id, reach } of written) {
    if (reach.inApp) await deps.live.tell(tx, reach.idUser, eventLogUpdated, { ids: [id] });
  }
  const outgoing = written.flatMap(({ id, sendsOut, reach }): Outgoing[] =>
    sendsOut ? [{ id, reach, mail: mailOf(reach) }] : [],
  );
  await sendOut(tx, deps, outgoing);
};
