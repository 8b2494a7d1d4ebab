import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Subject } from '../../platform/notices/kind.ts';
import type { Notice as Told } from '../../platform/notices/notify.ts';

/** A notice and the type of its kind. */
export type Notice = Omit<Told, 'letter'> & { type: string };

type Params = { product?: string; idProduct?: number; productType?: string; text?: string };

export type ItemRow = {
  id: number;
  type: string;
  created_at: Date;
  read_at: Date | null;
  id_partner: number | null;
  id_subject: number | null;
  subject_type: string | null;
  subject_id: number | null;
  params: Params;
  sum: number | null;
  /** The reader's. */
  language: Language;
  partner_name: string | null;
  partner_image: string | null;
};

type Written = { at: Date; inApp: boolean; mail: 'own' | 'digest' | null };

const told = ({ idUser, type, factKey }: Notice, at: Date) => ({ id_user: idUser, type, fact_key: factKey, at });

/** False when the person has been notified of it before. */
export const recordFact = async (tx: Tx, notice: Notice, { at }: Pick<Written, 'at'>): Promise<boolean> => {
  const recorded = await tx
    .insertInto('notified_fact')
    .values(told(notice, at))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_user')
    .executeTakeFirst();
  return recorded !== undefined;
};

const rowOf = (notice: Notice, { at, inApp, mail }: Written) => ({
  id_user: notice.idUser,
  type: notice.type,
  group_key: notice.groupKey ?? null,
  created_at: at,
  in_app: inApp,
  mail,
  id_partner: notice.idPartner ?? null,
  id_subject: notice.idOwner ?? null,
  subject_type: notice.subject?.type ?? null,
  subject_id: notice.subject?.id ?? null,
  params: { ...notice.params, ...notice.shown },
  sum: notice.amount ?? (notice.groupKey === undefined ? null : 0),
});

const columnNames = [
  'id_user',
  'type',
  'group_key',
  'created_at',
  'in_app',
  'mail',
  'id_partner',
  'id_subject',
  'subject_type',
  'subject_id',
  'params',
  'sum',
] as const satisfies (keyof ReturnType<typeof rowOf>)[];

export const insertItem = async (tx: Tx, notice: Notice, how: Written): Promise<number> => {
  const row = rowOf(notice, how);
  const stored = { ...row, params: JSON.stringify(row.params) };
  return (await tx.insertInto('event_log').values(stored).returning('id').executeTakeFirstOrThrow()).id;
};

type Once = Pick<Notice, 'type' | 'factKey'> & {
  /** Items of the same group that were opened after this tell of it as well. */
  merge?: { groupKey: string; openedAfter: Date } | undefined;
};
type WrittenItem = { id: number; id_user: number; is_new: boolean };

/**
 * Records a fact and writes its notifications in one statement, whose text is the same for one person and for hundreds.
 * Those who have been notified of it before are left out.
 */
export const insertOnce = async (
  tx: Tx,
  { type, factKey, merge }: Once,
  all: readonly { notice: Notice; how: Written }[],
): Promise<WrittenItem[]> => {
  const rows = JSON.stringify(all.map(({ notice, how }) => rowOf(notice, how)));
  const columns = sql.join(columnNames.map((name) => sql.ref(name)));
  if (merge) await takeTurns(tx, `${type} ${merge.groupKey}`);
  const { rows: written } = await sql<WrittenItem>`
    with wanted as (select * from jsonb_populate_recordset(null::event_log, ${rows}::jsonb)),
    fresh as (
      insert into notified_fact (id_user, type, fact_key, at)
      select wanted.id_user, ${type}, ${factKey}, created_at from wanted on conflict do nothing returning id_user as id_fresh),
    joined as (
      update event_log set sum = event_log.sum + 1, read_at = null, params = wanted.params, id_partner = wanted.id_partner,
        subject_type = wanted.subject_type, subject_id = wanted.subject_id
      from wanted join fresh on id_fresh = wanted.id_user
      where event_log.id_user = wanted.id_user and event_log.type = ${type}
        and event_log.group_key = ${merge?.groupKey ?? null} and event_log.created_at > ${merge?.openedAfter ?? null}
      returning event_log.id, event_log.id_user),
    opened as (
      insert into event_log (${columns})
      select ${columns} from wanted join fresh on id_fresh = wanted.id_user
      where wanted.id_user not in (select id_user from joined)
      returning id, id_user)
    select id, id_user, false as is_new from joined union all select id, id_user, true from opened`.execute(tx);
  return written;
};

/** Two that arrive at once would both find nothing to join or renew. */
const takeTurns = (tx: Tx, key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

/**
 * Makes an unread notification about the same subject news again. It is mailed and pushed once more only if it is older than
 * `againBefore`. Undefined where there is none.
 */
export const renewUnread = async (
  tx: Tx,
  notice: Notice & { subject: Subject },
  { at, mail }: Written,
  againBefore: Date,
): Promise<{ id: number; sendAgain: boolean } | undefined> => {
  const { idUser, type, subject } = notice;
  await takeTurns(tx, `${idUser} ${type} ${subject.type} ${subject.id}`);
  const unread = await tx
    .selectFrom('event_log')
    .select(['id', 'created_at'])
    .where('id_user', '=', idUser)
    .where('type', '=', type)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('read_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!unread) return undefined;
  const sendAgain = unread.created_at <= againBefore;
  await tx
    .updateTable('event_log')
    .set({ created_at: at, ...(sendAgain && { mail }) })
    .where('id', '=', unread.id)
    .execute();
  return { id: unread.id, sendAgain };
};

const items = (db: Kysely<DB>) =>
  db
    .selectFrom('event_log')
    .innerJoin('users as reader', 'reader.id', 'event_log.id_user')
    .leftJoin('users as partner', 'partner.id', 'event_log.id_partner')
    .select(['event_log.id', 'type', 'event_log.created_at', 'read_at', 'id_partner', 'id_subject'])
    .select(['subject_type', 'subject_id', 'sum', 'reader.language'])
    .select(sql<Params>`params`.as('params'))
    .select(['partner.name as partner_name', 'partner.id_image as partner_image']);

type Known = {
  /** What a newer version wrote is not shown by an older one. */
  types: readonly string[];
};
type List<Columns> = Known & { idUser: number } & Columns;

const isKnown = ({ types }: Known) => sql<boolean>`type = any (${types}::text[])`;

const shown = (db: Kysely<DB>, known: Known) => items(db).where('in_app', '=', true).where(isKnown(known));

type Page = List<{ size: number; skip: number }>;

export const page = query<Page, ItemRow>('event-log-page', (db, arg) =>
  shown(db, arg)
    .where('id_user', '=', arg.idUser)
    .orderBy('event_log.created_at', 'desc')
    .orderBy('event_log.id', 'desc')
    .limit(arg.size)
    .offset(arg.skip),
);

export const some = query<List<{ ids: readonly number[] }>, ItemRow>('event-log-some', (db, arg) =>
  shown(db, arg)
    .where('id_user', '=', arg.idUser)
    .where(sql<boolean>`event_log.id = any (${arg.ids}::bigint[])`)
    .orderBy('event_log.created_at', 'desc')
    .orderBy('event_log.id', 'desc'),
);

type Counted = List<{ most: number }>;

/** As far as anybody pages. */
export const countListed = query<Counted, { count: number }>('event-log-count', (db, arg) =>
  db
    .selectFrom(
      shown(db, arg)
        .where('id_user', '=', arg.idUser)
        .orderBy('event_log.created_at', 'desc')
        .orderBy('event_log.id', 'desc')
        .limit(arg.most)
        .as('listed'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

/** As far as a counter counts. */
export const countUnread = query<Counted, { count: number }>('event-log-unread', (db, arg) =>
  db
    .selectFrom(
      db
        .selectFrom('event_log')
        .select('id')
        .where('id_user', '=', arg.idUser)
        // As the index `event_log_unread` has it.
        .where(sql<boolean>`in_app and read_at is null`)
        .where(isKnown(arg))
        .limit(arg.most)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export const itemById = (tx: Tx, id: number) =>
  items(tx).select('id_user').where('event_log.id', '=', id).executeTakeFirst();

/** Takes what waits for a mail of its own; once. */
export const takeForMail = (tx: Tx, id: number) =>
  tx
    .updateTable('event_log')
    .set({ mail: null })
    .where('id', '=', id)
    .where('mail', '=', 'own')
    .returning('id')
    .executeTakeFirst();

/** Takes what waits for the mail of the day; once. */
export const takeForDigest = (tx: Tx, idUser: number) =>
  tx
    .updateTable('event_log')
    .set({ mail: null })
    .where('id_user', '=', idUser)
    .where('mail', '=', 'digest')
    .returning('id')
    .execute();

export const itemsByIds = (tx: Tx, ids: readonly number[]) =>
  items(tx)
    .where('event_log.id', 'in', ids)
    .where('read_at', 'is', null)
    .orderBy('event_log.created_at')
    .orderBy('event_log.id')
    .execute();

/** Those named, or those about something; without either all of them. */
export type Which = { ids?: readonly number[] | undefined; subject?: Subject | undefined };

/** How many were not read before. */
export const markRead = async (
  tx: Tx,
  { idUser, ids, subject, at }: { idUser: number; at: Date } & Which,
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('event_log')
    .set({ read_at: at })
    .where('id_user', '=', idUser)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`id = any (${ids}::bigint[])`))
    .$if(subject !== undefined, (all) =>
      all.where('subject_type', '=', subject?.type ?? '').where('subject_id', '=', subject?.id ?? 0),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
