import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { NotifyAll } from '../../platform/notices/notify.ts';
import { blockedAmong, isOpenTalent } from '../access/index.ts';
import { awayUntil, talentReturned } from '../talents/index.ts';
import { catalogueKinds } from './catalogue.kinds.ts';
import type { Deps } from './deps.ts';

type Page = { idTalent: number; eventKey: string; after: number };

/** Notifies a page of those who asked to know when a talent is back, then queues itself for the next page. */
export const announceReturn = job(
  'catalogue.announce-return',
  z.object({ idTalent: z.int(), eventKey: z.string(), after: z.int() }),
);

type Needed = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox'> & { notifyAll: NotifyAll };

const atOnce = 500;
const inAll = { en: {}, uk: {}, ru: {} };

export const announceReturns = (deps: Needed) => {
  const { jobs, outbox } = deps;
  outbox.on(talentReturned, (tx, { idTalent }, idEvent) =>
    jobs.queue(tx, announceReturn, { idTalent, eventKey: `fact ${idEvent}`, after: 0 }),
  );
  jobs.handle(announceReturn, announceToSome(deps));
};

const announceToSome =
  ({ database, clock, jobs, notifyAll }: Needed) =>
  ({ idTalent, eventKey, after }: Page): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      // Away again, or hidden: those who have not been notified yet wait for the next return.
      if (!(await isAvailable(tx, idTalent, now))) return;
      const fans = await takeReminders(tx, { idTalent, after, now });
      const blocked = await blockedAmong(tx, { idUser: idTalent, others: fans, now });
      const notice = { eventKey, idPartner: idTalent, idOwner: idTalent, params: inAll };
      const readers = fans.filter((idUser) => !blocked.has(idUser));
      await notifyAll(tx, catalogueKinds.talentReturned, notice, readers);
      const last = fans.at(-1);
      if (last !== undefined && fans.length === atOnce)
        await jobs.queue(tx, announceReturn, { idTalent, eventKey, after: last });
    });

const isAvailable = async (tx: Tx, idTalent: number, now: Date): Promise<boolean> => {
  const talent = await tx
    .selectFrom('talent')
    .select(awayUntil(sql.val(now)).as('away_until'))
    .where('id_user', '=', idTalent)
    .executeTakeFirst();
  return talent?.away_until === null && (await isOpenTalent(tx, idTalent, now));
};

/** Marks the next reminders as sent and returns whose they were, by id. */
const takeReminders = async (
  tx: Tx,
  { idTalent, after, now }: { idTalent: number; after: number; now: Date },
): Promise<number[]> => {
  const next = tx
    .selectFrom('reminder')
    .select('id')
    .where('id_talent', '=', idTalent)
    .where('told_at', 'is', null)
    .where('id_user', '>', after)
    .orderBy('id_user')
    .limit(atOnce);
  const taken = await tx
    .updateTable('reminder')
    .set({ told_at: now })
    .where('id', 'in', next)
    .where('told_at', 'is', null)
    .returning('id_user')
    .execute();
  return taken.map(({ id_user }) => id_user).sort((one, other) => one - other);
};
