import { sql } from 'kysely';
import type { ForMembers } from '../../../extension-points/member-access.ts';
import { query, type Read } from '../../../platform/database/read.ts';
import { forMembersOf } from '../access/participation.ts';

type Row = Parameters<typeof forMembersOf>[0];

const openGroups = query<{ idTalent: number }, Row>('open-group-chats', (db, arg) =>
  db
    .selectFrom('chat')
    .select(['id_owner as idOwner', 'for_all_paid as forAllPaid'])
    .select(
      sql<number[]>`(select coalesce(jsonb_agg(id_plan), '[]') from chat_plan where id_chat = chat.id)`.as('plans'),
    )
    .where('kind', '=', 'group')
    .where('id_owner', '=', arg.idTalent)
    .where('closed_at', 'is', null)
    .$castTo<Row>(),
);

/** The groups that a talent's plans open. */
export const groupsForMembers = async (read: Read, idTalent: number): Promise<ForMembers[]> =>
  (await read(openGroups, { idTalent })).map(forMembersOf);
