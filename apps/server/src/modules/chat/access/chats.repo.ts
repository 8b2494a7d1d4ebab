import { sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { ChatKind } from '../../../platform/database/schema.gen.ts';
import { isActing } from '../../agents/index.ts';

/** A chat, and what is known of somebody in it. */
export type ChatRow = {
  id: number;
  kind: ChatKind;
  idLow: number | null;
  idHigh: number | null;
  idOwner: number | null;
  name: string | null;
  forAllPaid: boolean;
  plans: number[];
  lastSeq: number;
  lastAt: Date;
  openUntil: Date | null;
  slowSeconds: number;
  pinnedSeq: number | null;
  closedAt: Date | null;
  joined: boolean;
  left: boolean;
  removed: boolean;
  readSeq: number;
  unread: number;
  muted: boolean;
  archived: boolean;
  isModerator: boolean;
};

type Which = { idChat: number; idUser: number };

export const chatFor = query<Which, ChatRow>('chat-for', (db, arg) =>
  db
    .selectFrom('chat')
    .leftJoin('chat_member as member', (join) =>
      join.onRef('member.id_chat', '=', 'chat.id').on('member.id_user', '=', arg.idUser),
    )
    .select([
      'chat.id',
      'chat.kind',
      'chat.id_low as idLow',
      'chat.id_high as idHigh',
      'chat.id_owner as idOwner',
      'chat.name',
      'chat.for_all_paid as forAllPaid',
      'chat.last_seq as lastSeq',
      'chat.last_at as lastAt',
      'chat.open_until as openUntil',
      'chat.slow_seconds as slowSeconds',
      'chat.pinned_seq as pinnedSeq',
      'chat.closed_at as closedAt',
    ])
    .select([
      sql<number[]>`(select coalesce(jsonb_agg(id_plan), '[]') from chat_plan where id_chat = chat.id)`.as('plans'),
      sql<boolean>`member.id_user is not null`.as('joined'),
      sql<boolean>`member.left_at is not null`.as('left'),
      sql<boolean>`member.removed_at is not null`.as('removed'),
      sql<number>`coalesce(member.read_seq, 0)`.as('readSeq'),
      sql<number>`coalesce(case when chat.kind = 'group' then chat.last_seq - member.read_seq else member.unread end, 0)`.as(
        'unread',
      ),
      sql<boolean>`coalesce(member.muted, false)`.as('muted'),
      sql<boolean>`coalesce(member.archived, false)`.as('archived'),
      sql<boolean>`exists (select from feed_moderator m where m.id_talent = chat.id_owner and m.id_user = ${arg.idUser})`.as(
        'isModerator',
      ),
    ])
    .where('chat.id', '=', arg.idChat),
);

/** The chat of two users. */
export const pairChat = query<{ low: number; high: number }, { id: number }>('pair-chat', (db, arg) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('kind', '=', 'pair')
    .where('id_low', '=', arg.low)
    .where('id_high', '=', arg.high),
);

/**
 * For whom an agent answers in a chat of two: the talent who is asked paid messages there, unless they write there as a
 * fan, too, which is not the agent's business.
 */
export const agentSide = query<Which & { now: Date }, { side: number | null }>(
  'agent-side',
  (db, { idChat, idUser, now }) =>
    db
      .selectFrom('chat')
      .select(
        sql<number | null>`(select person.id from (values (chat.id_low), (chat.id_high)) person (id)
        where ${isActing({ idUser: sql.val(idUser), idTalent: sql.ref('person.id'), now: opaqueParam(now, 'timestamptz') })}
          and exists (select from chat_message m join orders o on o.id = m.id_order
            where m.id_chat = chat.id and m.seq is not null and o.id_talent = person.id)
          and not exists (select from chat_message m where m.id_chat = chat.id and m.id_order is not null and m.id_author = person.id)
        limit 1)`.as('side'),
      )
      .where('chat.id', '=', idChat)
      .where('chat.kind', '=', 'pair'),
);
