import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { opaqueParam, query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { isOpen } from '../../access/index.ts';
import type { MessageOrder } from '../paid/message-status.ts';

export type StoredAttachment = {
  kind: 'PICTURE' | 'VOICE' | 'FILE';
  idImage: string | null;
  idFile: string | null;
  name: string;
  bytes: number | null;
  /** Of a picture. */
  width: number | null;
  height: number | null;
  milliseconds: number | null;
  peaks: number[] | null;
};

export type MessageRow = {
  id: number;
  idChat: number;
  seq: number | null;
  idAuthor: number;
  idFor: number | null;
  byStaff: boolean;
  clientId: string | null;
  text: string;
  answers: number | null;
  created: Date;
  edited: Date | null;
  deleted: boolean;
  authorName: string;
  authorImage: string | null;
  authorHasProfile: boolean;
  replyTo: { id: number; seq: number; name: string; text: string; attachment: StoredAttachment['kind'] | null } | null;
  attachments: StoredAttachment[];
  order: (Omit<MessageOrder, DateOfOrder> & Record<DateOfOrder, string | null>) | null;
};
type DateOfOrder = 'begunAt' | 'paidAt' | 'deadlineAt' | 'completedAt';

type Look = { language: Language; now: Date };
type Which = RawBuilder<{ id: number }>;

const personName = (person: string, page: string, language: Language) =>
  sql<string>`coalesce(${sql.ref(`${page}.names`)} ->> ${language}::text, ${sql.ref(`${person}.name`)})`;

const attachmentsOf = sql<StoredAttachment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'idImage', a.id_image, 'idFile', a.id_file, 'name', a.name,
    'bytes', a.bytes, 'milliseconds', a.milliseconds, 'peaks', a.peaks, 'width', i.width, 'height', i.height) order by a.position), '[]')
  from chat_attachment a left join media i on i.id = a.id_image where a.id_message = message.id)`;

const replyOf = sql<MessageRow['replyTo']>`(
  select jsonb_build_object('id', r.id, 'seq', r.seq, 'name', writer.name,
    'text', case when r.deleted_at is null then left(r.text, 200) else '' end,
    'attachment', (select a.kind from chat_attachment a
      where a.id_message = r.id and r.deleted_at is null order by a.position limit 1))
  from chat_message r join users writer on writer.id = r.id_author where r.id = message.reply_to)`;

const orderOf = sql<MessageRow['order']>`(
  select jsonb_build_object('id', o.id, 'state', o.state, 'total', o.total, 'idPack', o.id_pack, 'begunAt', o.begun_at,
    'paidAt', o.paid_at, 'deadlineAt', o.deadline_at, 'completedAt', o.completed_at, 'reason', o.reason)
  from orders o where o.id = message.id_order)`;

const rows = (db: Kysely<DB>, arg: Look, which: Which) => {
  const now = opaqueParam(arg.now, 'timestamptz');
  return db
    .selectFrom(which.as('page'))
    .innerJoin('chat_message as message', 'message.id', 'page.id')
    .innerJoin('users as author', 'author.id', 'message.id_author')
    .leftJoin('talent as author_page', 'author_page.id_user', 'author.id')
    .select([
      'message.id',
      'message.id_chat as idChat',
      'message.seq',
      'message.id_author as idAuthor',
      'message.id_for as idFor',
      'message.by_staff as byStaff',
      'message.client_id as clientId',
      'message.text',
      'message.answers',
      'message.created_at as created',
      'message.edited_at as edited',
      'author.id_image as authorImage',
    ])
    .select([
      sql<boolean>`message.deleted_at is not null`.as('deleted'),
      personName('author', 'author_page', arg.language).as('authorName'),
      sql<boolean>`author_page.id_user is not null
        and exists (select from users where users.id = message.id_author and ${isOpen(now)})`.as('authorHasProfile'),
      replyOf.as('replyTo'),
      attachmentsOf.as('attachments'),
      orderOf.as('order'),
    ])
    .$castTo<MessageRow>();
};

type Page = Look & { idChat: number; size: number };

export const messagesBefore = query<Page & { before: number }, MessageRow>('chat-messages-before', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select m.id from chat_message m where m.id_chat = ${arg.idChat} and m.seq < ${arg.before}
      order by m.seq desc limit ${arg.size})`,
  ).orderBy('message.seq', 'desc'),
);

export const messagesAfter = query<Page & { after: number }, MessageRow>('chat-messages-after', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select m.id from chat_message m where m.id_chat = ${arg.idChat} and m.seq > ${arg.after}
      order by m.seq limit ${arg.size})`,
  ).orderBy('message.seq'),
);

/** Somebody's own whose payment is not complete, and not given up. */
export const unpaidMessages = query<Look & { idChat: number; idAuthor: number }, MessageRow>(
  'chat-messages-unpaid',
  (db, arg) =>
    rows(
      db,
      arg,
      sql`(select m.id from chat_message m join orders o on o.id = m.id_order
        where m.id_author = ${arg.idAuthor} and m.id_chat = ${arg.idChat} and m.seq is null and o.state = 'awaitingPayment')`,
    ).orderBy('message.id'),
);

export const messageById = query<Look & { idMessage: number }, MessageRow>('chat-message-by-id', (db, arg) =>
  rows(db, arg, sql`(select m.id from chat_message m where m.id = ${arg.idMessage})`),
);

export const messageAt = query<Look & { idChat: number; seq: number }, MessageRow>('chat-message-at', (db, arg) =>
  rows(db, arg, sql`(select m.id from chat_message m where m.id_chat = ${arg.idChat} and m.seq = ${arg.seq})`),
);

/** By a part of its text; the latest first. */
export const foundMessages = query<Page & { pattern: string }, MessageRow>('chat-messages-found', (db, arg) =>
  rows(
    db,
    arg,
    sql`(select m.id from chat_message m where m.id_chat = ${arg.idChat} and m.seq is not null and m.deleted_at is null
      and m.text ilike ${arg.pattern} order by m.seq desc limit ${arg.size})`,
  ).orderBy('message.seq', 'desc'),
);

export const messagesByIds = query<Look & { ids: number[] }, MessageRow>('chat-messages-by-ids', (db, arg) =>
  rows(db, arg, sql`(select m.id from chat_message m where m.id = any(${arg.ids}::bigint[]))`),
);
