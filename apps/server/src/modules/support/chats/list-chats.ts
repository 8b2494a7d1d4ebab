import { fail } from '@stagedoor/contract/errors';
import type { SupportChat, SupportChatDetail } from '@stagedoor/contract/schemas/support-chat';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/page-of.ts';
import type { Deps } from '../deps.ts';
import { casesOf } from './cases.repo.ts';

type Input = { idStaff: number; state: SupportChat['state']; mine: boolean; page: number; size: number };

/** A chat is listed by its latest case. */
const conditions = {
  waiting: sql`c.waiting_since is not null`,
  answered: sql`c.closed_at is null and c.waiting_since is null`,
  closed: sql`c.closed_at is not null
    and not exists (select from support_case later where later.id_chat = c.id_chat and later.id > c.id)`,
};
const orders = {
  waiting: sql`c.waiting_since, c.id`,
  answered: sql`c.opened_at desc, c.id desc`,
  closed: sql`c.closed_at desc, c.id desc`,
};

/** For staff: who waits longest first; the others the latest first. */
export const listSupportChats =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ idStaff, state, mine, page, size }: Input) =>
    database.inTransaction(async (tx) => {
      const which = sql`${conditions[state]} and (not ${mine}::boolean or c.id_staff = ${idStaff})`;
      const items = await casesOf(tx, sql`${which} order by ${orders[state]} limit ${size} offset ${page * size}`);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from support_case c where ${which}`.execute(tx);
      return pageOf(items, rows[0]?.count ?? 0, { page, size });
    });

/** A person's latest case, with what staff need to know of them. */
export const showSupportChat =
  ({ database, availableTo }: Pick<Deps, 'database' | 'availableTo'>) =>
  (idChat: number): Promise<SupportChatDetail> =>
    database.inTransaction(async (tx) => {
      const [chat] = await casesOf(tx, sql`c.id_chat = ${idChat} order by c.id desc limit 1`);
      if (!chat) return fail('pageNotFound');
      const { email } = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', chat.person.idUser)
        .executeTakeFirstOrThrow();
      const notes = await tx
        .selectFrom('support_note as note')
        .innerJoin('users as staff', 'staff.id', 'note.id_staff')
        .select(['note.id', 'note.text', 'note.at', 'staff.id as idStaff', 'staff.name'])
        .where('note.id_chat', '=', idChat)
        .orderBy('note.id')
        .execute();
      return {
        chat,
        email,
        available: await availableTo(tx, chat.person.idUser),
        notes: notes.map(({ id, text, at, idStaff, name }) => ({
          idNote: id,
          text,
          at: at.toISOString(),
          by: { idUser: idStaff, name },
        })),
      };
    });
