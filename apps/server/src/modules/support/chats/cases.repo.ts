import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { latestIn, lockSupportChat } from '../../chat/index.ts';
import { mediaLink } from '../../media/index.ts';

type Row = {
  idChat: number;
  idUser: number;
  name: string;
  idImage: string | null;
  language: SupportChat['person']['language'];
  openedAt: Date;
  waitingSince: Date | null;
  firstAnsweredAt: Date | null;
  closedAt: Date | null;
  idStaff: number | null;
  staffName: string | null;
};
type Latest = { seq: number; text: string | null } | undefined;

/** `which` continues the statement from its conditions on the case, `c`. */
export const casesOf = async (tx: Tx, which: RawBuilder<unknown>): Promise<SupportChat[]> => {
  const { rows } = await sql<Row>`
    select c.id_chat as "idChat", person.id as "idUser", person.name, person.id_image as "idImage", person.language,
      c.opened_at as "openedAt", c.waiting_since as "waitingSince", c.first_answered_at as "firstAnsweredAt",
      c.closed_at as "closedAt", staff.id as "idStaff", staff.name as "staffName"
    from support_case c
    join users person on person.id = c.id_user
    left join users staff on staff.id = c.id_staff
    where ${which}`.execute(tx);
  const chats = rows.map(({ idChat }) => idChat);
  const latest = await latestIn(tx, chats);
  return rows.map((row) => caseDto(row, latest.get(row.idChat)));
};

const caseDto = (
  { idUser, name, idImage, language, idStaff, staffName, ...row }: Row,
  latest: Latest,
): SupportChat => ({
  idChat: row.idChat,
  person: { idUser, name, imageLink: mediaLink(idImage), language },
  state: row.closedAt ? 'closed' : row.waitingSince ? 'waiting' : 'answered',
  openedAt: row.openedAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
  dueAt: row.waitingSince && hoursAfter(row.waitingSince, limits.support.answerHours).toISOString(),
  firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  assigned: idStaff === null ? null : { idUser: idStaff, name: staffName ?? '' },
  lastSeq: latest?.seq ?? 0,
  text: latest?.text ?? '',
});

/** The latest case of a chat, if there is one. Nobody else changes cases of the chat until the commit. */
export const lockChat = async (tx: Tx, idChat: number) => {
  const chat = await lockSupportChat(tx, idChat);
  if (!chat) return null;
  const latest = await tx
    .selectFrom('support_case')
    .selectAll()
    .where('id_chat', '=', idChat)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...chat, latest };
};

/** The latest case of a chat that has one. */
export const lockCase = async (tx: Tx, idChat: number) => {
  const chat = await lockChat(tx, idChat);
  return chat?.latest ? { ...chat.latest, lastSeq: chat.lastSeq } : fail('pageNotFound');
};
