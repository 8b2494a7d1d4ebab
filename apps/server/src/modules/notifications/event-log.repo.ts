import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Subject } from '../../platform/notices/kind.ts';
import type { Notice as PlatformNotice } from '../../platform/notices/notify.ts';

/** A notification with its type. */
export type Notice = Omit<PlatformNotice, 'letter'> & { type: string };

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
  /** The recipient's language. */
  language: Language;
  partner_name: string | null;
  partner_image: string | null;
};

type Written = { at: Date; inApp: boolean; mail: 'own' | 'digest' | null };

const notifiedRow = ({ idUser, type, eventKey }: Notice, at: Date) => ({
  id_user: idUser,
  type,
  fact_key: eventKey,
  at,
});

/** Returns false when the user was already notified of it. */
export const recordNotified = async (tx: Tx, notice: Notice, { at }: Pick<Written, 'at'>): Promise<boolean> => {
  const recorded = await tx
    .insertInto('notified_fact')
    .values(notifiedRow(notice, at))
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
  sum: notice.amount ?? (notice.groupKey === undefined ? null : (notice.count ?? 1) - 1),
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

type Recipient = { notice: Notice; how: Written };
/** Merged and renewed items were mailed and pushed before. */
type WrittenItem = { id: number; id_user: number; sends_out: boolean };

const columns = sql.join(columnNames.map((name) => sql.ref(name)));

/** The rows to write, and those recipients who were not yet notified of the domain event, which is recorded. */
const incomingAndFresh = (type: string, eventKey: string, all: readonly Recipient[]) => {
  const rows = JSON.stringify(all.map(({ notice, how }) => rowOf(notice, how)));
  return sql`incoming as (select * from jsonb_populate_recordset(null::event_log, ${rows}::jsonb)),
    fresh as (
      insert into notified_fact (id_user, type, fact_key, at)
      select incoming.id_user, ${type}, ${eventKey}, created_at from incoming on conflict do nothing returning id_user as id_fresh)`;
};

type Once = Pick<Notice, 'type' | 'eventKey' | 'count'> & {
  /** Merges into items of the same group that were created after this time. */
  merge?: { groupKey: string; openedAfter: Date } | undefined;
};

/**
 * Records the domain event and writes its notifications in one statement, whose text is the same for one recipient and
 * for hundreds. Skips recipients who were already notified.
 */
export const insertOnce = async (
  tx: Tx,
  { type, eventKey, count = 1, merge }: Once,
  all: readonly Recipient[],
): Promise<WrittenItem[]> => {
  if (merge) await takeTurns(tx, `${type} ${merge.groupKey}`);
  const { rows: written } = await sql<WrittenItem>`
    with ${incomingAndFresh(type, eventKey, all)},
    joined as (
      update event_log set sum = event_log.sum + ${count}, read_at = null, params = incoming.params,
        id_partner = incoming.id_partner, subject_type = incoming.subject_type, subject_id = incoming.subject_id
      from incoming join fresh on id_fresh = incoming.id_user
      where event_log.id_user = incoming.id_user and event_log.type = ${type}
        and event_log.group_key = ${merge?.groupKey ?? null} and event_log.created_at > ${merge?.openedAfter ?? null}
      returning event_log.id, event_log.id_user),
    opened as (
      insert into event_log (${columns})
      select ${columns} from incoming join fresh on id_fresh = incoming.id_user
      where incoming.id_user not in (select id_user from joined)
      returning id, id_user)
    select id, id_user, false as sends_out from joined union all select id, id_user, true from opened`.execute(tx);
  return written;
};

/** Serialises concurrent inserts, which would both find nothing to merge with or renew. */
const takeTurns = (tx: Tx, key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);

type Renewed = Pick<Notice, 'type' | 'eventKey' | 'subject'> & { againBefore: Date };

/**
 * The same, but renews unread notifications about the same subject. They are mailed and pushed again only if they are
 * older than `againBefore`.
 */
export const renewOnce = async (
  tx: Tx,
  { type, eventKey, subject, againBefore }: Renewed,
  all: readonly Recipient[],
): Promise<WrittenItem[]> => {
  const [about, id] = [subject?.type ?? null, subject?.id ?? null];
  await takeTurns(tx, `${type} ${about} ${id}`);
  const { rows: written } = await sql<WrittenItem>`
    with ${incomingAndFresh(type, eventKey, all)},
    unread as (
      select distinct on (event_log.id_user) event_log.id as id_unread, event_log.id_user as id_reader,
        created_at <= ${againBefore} as again
      from event_log join fresh on id_fresh = event_log.id_user
      where type = ${type} and subject_type = ${about} and subject_id = ${id} and read_at is null
      order by event_log.id_user, event_log.id),
    renewed as (
      update event_log set created_at = incoming.created_at, sum = incoming.sum, params = incoming.params,
        mail = case when again then incoming.mail else event_log.mail end
      from unread join incoming on incoming.id_user = id_reader
      where event_log.id = id_unread
      returning event_log.id, event_log.id_user, again),
    opened as (
      insert into event_log (${columns})
      select ${columns} from incoming join fresh on id_fresh = incoming.id_user
      where incoming.id_user not in (select id_reader from unread)
      returning id, id_user)
    select id, id_user, again as sends_out from renewed union all select id, id_user, true from opened`.execute(tx);
  return written;
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
  /** An older version does not show what a newer one wrote. */
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

/** Counts up to the last page that can be requested. */
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

/** Counts up to the maximum of the badge. */
export const countUnread = query<Counted, { count: number }>('event-log-unread', (db, arg) =>
  db
    .selectFrom(
      db
        .selectFrom('event_log')
        .select('id')
        .where('id_user', '=', arg.idUser)
        // Matches the partial index `event_log_unread`.
        .where(sql<boolean>`in_app and read_at is null`)
        .where(isKnown(arg))
        .limit(arg.most)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

const item = (tx: Tx, id: number) => items(tx).select('id_user').where('event_log.id', '=', id);

export const itemById = (tx: Tx, id: number) => item(tx, id).executeTakeFirst();

/** A notification whose own mail was not sent yet. */
export const itemToMail = (tx: Tx, id: number) => item(tx, id).where('mail', '=', 'own').executeTakeFirst();

export const markMailed = async (tx: Tx, id: number): Promise<void> => {
  await tx.updateTable('event_log').set({ mail: null }).where('id', '=', id).where('mail', '=', 'own').execute();
};

/** Claims the notifications for the daily digest; of concurrent calls one succeeds. */
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

/** By ids or by subject; without either, all. */
export type Which = { ids?: readonly number[] | undefined; subject?: Subject | undefined };

/** Returns how many were unread. */
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
