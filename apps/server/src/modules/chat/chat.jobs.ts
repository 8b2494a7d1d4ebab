import { chatLimits } from '@stagedoor/contract/chat-limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

export const eraseDeleted = job('chat.erase-deleted', z.object({}));

/** Erases what was deleted a while ago, and what was written for an order that was never paid. The traces stay. */
export const chatJobs = (
  jobs: Jobs,
  { database, clock, privateFiles }: Pick<Deps, 'database' | 'clock' | 'privateFiles'>,
) => {
  jobs.handle(eraseDeleted, () =>
    database.inTransaction(async (tx) => {
      const before = daysAfter(clock.now(), -chatLimits.deletedKeptDays);
      // What staff took down stays as evidence, and can be appealed.
      const { rows } = await sql<{ idFile: string | null }>`
        delete from chat_attachment a using chat_message m left join orders o on o.id = m.id_order
        where m.id = a.id_message and ((m.deleted_at < ${before} and m.id_decision is null)
          or (m.seq is null and o.state = 'expired' and m.created_at < ${before}))
        returning a.id_file as "idFile"`.execute(tx);
      for (const { idFile } of rows) if (idFile !== null) await privateFiles.scheduleDeletion(tx, idFile);
      await sql`update chat_message set text = '' where deleted_at < ${before} and id_decision is null and text <> ''`.execute(
        tx,
      );
      await sql`delete from chat_message m using orders o
        where o.id = m.id_order and m.seq is null and o.state = 'expired' and m.created_at < ${before}`.execute(tx);
    }),
  );
  jobs.every('50 4 * * *', eraseDeleted, {});
};
