import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Kind } from './agreement.ts';
import type { Deps } from './deps.ts';
import { cardExpires } from './recurring.events.ts';

export const tellOfCards = job('recurring.tell-of-cards', z.object({ after: z.int().optional() }));

const batch = 500;

type Expiring = { id: number; kind: Kind; id_card: string; last4: string };

/** Announces cards that are valid no longer when they are charged next, a batch of agreements at a time. */
export const tellOfExpiringCards =
  ({ database, clock, outbox, jobs }: Deps) =>
  ({ after = 0 }: { after?: number | undefined }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const { rows } = await sql<Expiring>`
        select a.id, a.kind, a.id_card, c.last4 from recurring_agreement a join saved_card c on c.id = a.id_card
        where a.state = 'active' and a.look_at > ${now}
          and a.look_at <= ${daysAfter(now, limits.recurring.cardNoticeDays)}
          and make_timestamptz(c.exp_year, c.exp_month, 1, 0, 0, 0, 'UTC') + interval '1 month' <= a.paid_until
          and a.id > ${after}
        order by a.id limit ${batch}`.execute(tx);
      for (const { id, kind, id_card, last4 } of rows)
        await outbox.append(tx, cardExpires, { idAgreement: id, kind, idCard: id_card, last4 });
      const last = rows.at(-1);
      if (last && rows.length === batch) await jobs.queue(tx, tellOfCards, { after: last.id });
    });
