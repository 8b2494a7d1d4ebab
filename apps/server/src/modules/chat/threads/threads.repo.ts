import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { ChatKind, DB } from '../../../platform/database/schema.gen.ts';
import { isOpen } from '../../access/index.ts';
import type { ChatRow } from '../access/chats.repo.ts';

type LastMessage = {
  text: string;
  idAuthor: number;
  idFor: number | null;
  byStaff: boolean;
  authorName: string;
  attachment: 'PICTURE' | 'VOICE' | 'FILE' | null;
  deleted: boolean;
};

/** A chat as one of its people sees it in their list. */
export type ThreadRow = {
  id: number;
  kind: ChatKind;
  name: string | null;
  lastSeq: number;
  lastAt: Date;
  unread: number;
  muted: boolean;
  archived: boolean;
  partner: { idUser: number; name: string; idImage: string | null; hasProfile: boolean } | null;
  last: LastMessage | null;
  /** The deadline of the oldest open paid message. */
  answerBy: string | null;
  /** Whom a group is for. */
  group: GroupOf | null;
  /** A group that the person's plan no longer opens. */
  ended?: boolean;
};
type GroupOf = Pick<ChatRow, 'idOwner' | 'forAllPaid' | 'plans'>;

type Look = { idUser: number; language: Language; now: Date };

const groupOf = (chat: string) => {
  const column = (name: string) => sql.ref(`${chat}.${name}`);
  return sql<GroupOf>`jsonb_build_object('idOwner', ${column('id_owner')}, 'forAllPaid', ${column('for_all_paid')},
    'plans', (select coalesce(jsonb_agg(id_plan), '[]') from chat_plan where id_chat = ${column('id')}))`;
};
type Which = RawBuilder<{ id: number; last_at: Date }>;

const rows = (db: Kysely<DB>, arg: Look, which: Which) => {
  const now = opaqueParam(arg.now, 'timestamptz');
  const partner = sql<ThreadRow['partner']>`(
    select jsonb_build_object('idUser', users.id, 'name', coalesce(page.names ->> ${arg.language}::text, users.name),
      'idImage', users.id_image, 'hasProfile', page.id_user is not null and ${isOpen(now)})
    from users left join talent page on page.id_user = users.id
    where users.id = case when chat.id_low = ${arg.idUser} then chat.id_high else chat.id_low end)`;
  const last = sql<LastMessage | null>`(
    select jsonb_build_object('text', case when m.deleted_at is null then left(m.text, 200) else '' end, 'idAuthor', m.id_author,
      'idFor', m.id_for, 'byStaff', m.by_staff, 'authorName', writer.name, 'deleted', m.deleted_at is not null,
      'attachment', (select a.kind from chat_attachment a where a.id_message = m.id order by a.position limit 1))
    from chat_message m join users writer on writer.id = m.id_author where m.id_chat = chat.id and m.seq = chat.last_seq)`;
  const answerBy = sql<string | null>`(
    select min(o.deadline_at) from orders o
    where chat.kind = 'pair' and o.type = 'MSG' and o.state = 'processing'
      and (o.id_buyer, o.id_talent) in ((chat.id_low, chat.id_high), (chat.id_high, chat.id_low)))`;
  return db
    .selectFrom(which.as('page'))
    .innerJoin('chat', 'chat.id', 'page.id')
    .leftJoin('chat_member as member', (join) =>
      join.onRef('member.id_chat', '=', 'chat.id').on('member.id_user', '=', arg.idUser),
    )
    .select(['chat.id', 'chat.kind', 'chat.name', 'chat.last_seq as lastSeq', 'chat.last_at as lastAt'])
    .select([
      sql<number>`coalesce(case when chat.kind = 'group' then chat.last_seq - member.read_seq else member.unread end, 0)`.as(
        'unread',
      ),
      sql<boolean>`coalesce(member.muted, false)`.as('muted'),
      sql<boolean>`coalesce(member.archived, false)`.as('archived'),
      partner.as('partner'),
      last.as('last'),
      answerBy.as('answerBy'),
      sql<GroupOf | null>`case when chat.kind = 'group' then ${groupOf('chat')} end`.as('group'),
    ])
    .$castTo<ThreadRow>();
};

type Page = Look & { archived: boolean; beforeAt: Date; beforeId: number; size: number; pattern: string };

/** Pairs and support are ordered in the person's own rows; groups are few per person. */
export const threadsOf = query<Page, ThreadRow>('chat-threads', (db, arg) => {
  const { idUser, archived, beforeAt, beforeId, size, pattern } = arg;
  const isBefore = (at: string, id: string) =>
    sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${beforeAt}::timestamptz, ${beforeId}::bigint)`;
  const isNamed = sql`(${pattern}::text = '%' or case c.kind when 'group' then c.name ilike ${pattern}::text else exists (
    select from users u left join talent t on t.id_user = u.id
    where u.id = case when c.id_low = ${idUser} then c.id_high else c.id_low end
      and (u.name ilike ${pattern}::text or t.names::text ilike ${pattern}::text)) end)`;
  const which = sql<{ id: number; last_at: Date }>`(
    select id, last_at from (
      (select m.id_chat as id, m.last_at from chat_member m join chat c on c.id = m.id_chat
        where m.id_user = ${idUser} and m.archived = ${archived} and m.last_at is not null and c.last_seq > 0
          and ${isBefore('m.last_at', 'm.id_chat')} and ${isNamed}
        order by m.last_at desc, m.id_chat desc limit ${size})
      union all
      (select c.id, c.last_at from chat_member m join chat c on c.id = m.id_chat
        where m.id_user = ${idUser} and m.archived = ${archived} and m.last_at is null and m.left_at is null
          and m.removed_at is null and ${isBefore('c.last_at', 'c.id')} and ${isNamed}
        order by c.last_at desc, c.id desc limit ${size})) listed
    order by last_at desc, id desc limit ${size})`;
  return rows(db, arg, which).orderBy('page.last_at', 'desc').orderBy('page.id', 'desc');
});

export const threadById = query<Look & { idChat: number }, ThreadRow>('chat-thread', (db, arg) =>
  rows(db, arg, sql`(select c.id, c.last_at from chat c where c.id = ${arg.idChat})`),
);

export const threadsByIds = query<Look & { ids: number[] }, ThreadRow>('chat-threads-by-ids', (db, arg) =>
  rows(db, arg, sql`(select c.id, c.last_at from chat c where c.id = any(${arg.ids}::bigint[]))`),
);

type Unread = { count: number; groups: GroupOf[] };

/** Chats of two and with support that have something unread, muted ones aside, and the groups that do. */
export const countUnread = query<{ idUser: number }, Unread>('count-unread-chats', (db, arg) =>
  db.selectNoFrom([
    sql<number>`(select count(*) from (select from chat_member where id_user = ${arg.idUser} and unread > 0 and not muted limit 100) few)::int`.as(
      'count',
    ),
    sql<GroupOf[]>`(select coalesce(jsonb_agg(${groupOf('c')}), '[]') from chat_member m join chat c on c.id = m.id_chat
      where m.id_user = ${arg.idUser} and m.last_at is null and m.left_at is null and m.removed_at is null and not m.muted
        and c.closed_at is null and c.last_seq > m.read_seq)`.as('groups'),
  ]),
);
