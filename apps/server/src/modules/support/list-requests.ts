import { limits } from '@stagedoor/contract/limits';
import type { SupportRequest, SupportState } from '@stagedoor/contract/schemas/support';
import { pageOf } from '../../platform/page-of.ts';
import { hoursAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

const dueAt = (createdAt: Date) => hoursAfter(createdAt, limits.support.answerHours);

type Input = { state: SupportState; page: number; size: number };
type Page = { items: SupportRequest[]; totalPages: number; currentPage: number };

/** For staff: open requests oldest first, or closed ones newest first. */
export const listRequests =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ state, page, size }: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const isOpen = state === 'open';
      const found = tx.selectFrom('support_request as asked').where('asked.closed_at', isOpen ? 'is' : 'is not', null);
      const rows = await found
        .leftJoin('users as writer', 'writer.id', 'asked.id_user')
        .leftJoin('users as staff', 'staff.id', 'asked.id_staff')
        .selectAll('asked')
        .select(['writer.name as writer_name', 'staff.name as staff_name'])
        .orderBy(isOpen ? 'asked.created_at' : 'asked.closed_at', isOpen ? 'asc' : 'desc')
        .orderBy('asked.id', isOpen ? 'asc' : 'desc')
        .offset(page * size)
        .limit(size)
        .execute();
      const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        id: row.id,
        email: row.email,
        language: row.language,
        topic: row.topic,
        text: row.text,
        at: row.created_at.toISOString(),
        dueAt: dueAt(row.created_at).toISOString(),
        order: row.order_number,
        reference: row.reference,
        writer: row.id_user === null ? null : { idUser: row.id_user, name: row.writer_name ?? '' },
        closed: row.closed_at && { at: row.closed_at.toISOString(), by: row.staff_name ?? '', answer: row.answer },
      }));
      return pageOf(items, count, { page, size });
    });
