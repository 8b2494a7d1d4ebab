import { limits } from '@stagedoor/contract/limits';
import type { StaffAction, staffActionsBody } from '@stagedoor/contract/schemas/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';

type Input = z.output<typeof staffActionsBody>;

const size = limits.pages.queue;

/** Staff actions, newest first. Keyset pagination, so that new actions do not shift the pages. */
export const listActions =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ idStaff, action, subject, since, until, after }: Input): Promise<{ items: StaffAction[]; hasMore: boolean }> =>
    database.inTransaction(async (tx) => {
      const rows = await tx
        .selectFrom('staff_action as done')
        .innerJoin('users', 'users.id', 'done.id_staff')
        .select(['done.id', 'done.at', 'done.id_staff', 'users.name', 'done.action', 'done.subject', 'done.detail'])
        .$if(idStaff !== undefined, (q) => q.where('done.id_staff', '=', idStaff ?? 0))
        .$if(action !== undefined, (q) => q.where('done.action', '=', action ?? ''))
        .$if(subject !== undefined, (q) => q.where('done.subject', '=', subject ?? ''))
        .$if(since !== undefined, (q) => q.where('done.at', '>=', new Date(since ?? 0)))
        .$if(until !== undefined, (q) => q.where('done.at', '<', new Date(until ?? 0)))
        .$if(after !== undefined, (q) =>
          q.where(sql<boolean>`(done.at, done.id) < (${new Date(after?.at ?? 0)}, ${after?.id ?? 0})`),
        )
        .orderBy('done.at', 'desc')
        .orderBy('done.id', 'desc')
        .limit(size + 1)
        .execute();
      const items = rows.slice(0, size).map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        idStaff: row.id_staff,
        staffName: row.name,
        action: row.action,
        subject: row.subject,
        detail: row.detail as StaffAction['detail'],
      }));
      return { items, hasMore: rows.length > size };
    });
