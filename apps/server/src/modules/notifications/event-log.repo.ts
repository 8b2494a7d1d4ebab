import { notificationTypes } from '@stagedoor/contract/notification-types';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Notice } from './notice.ts';

export type ItemRow = {
  id: number;
  type: string;
  created_at: Date;
  read_at: Date | null;
  id_partner: number | null;
  id_subject: number | null;
  id_post: number | null;
  id_product: number | null;
  id_order: number | null;
  product_name: string | null;
  product_type: string | null;
  sum: number | null;
  text: string | null;
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
  id_subject: notice.idSubject ?? null,
  id_post: notice.idPost ?? null,
  id_product: notice.idProduct ?? null,
  id_order: notice.idOrder ?? null,
  product_name: notice.productName ?? null,
  product_type: notice.productType ?? null,
  sum: notice.amount ?? (notice.groupKey === undefined ? null : 0),
  text: notice.text ?? null,
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
  'id_post',
  'id_product',
  'id_order',
  'product_name',
  'product_type',
  'sum',
  'text',
] as const satisfies (keyof ReturnType<typeof rowOf>)[];

export const insertItem = async (tx: Tx, notice: Notice, how: Written): Promise<number> => {
  const row = rowOf(notice, how);
  return (await tx.insertInto('event_log').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

/**
 * Records a fact and writes its notifications in one statement, whose text is the same for one person and for hundreds.
 * Those who have been notified of it before are left out.
 */
export const insertOnce = async (
  tx: Tx,
  { type, factKey }: Pick<Notice, 'type' | 'factKey'>,
  all: readonly { notice: Notice; how: Written }[],
): Promise<{ id: number; id_user: number }[]> => {
  const rows = JSON.stringify(all.map(({ notice, how }) => rowOf(notice, how)));
  const columns = sql.join(columnNames.map((name) => sql.ref(name)));
  const { rows: written } = await sql<{ id: number; id_user: number }>`
    with wanted as (select * from jsonb_populate_recordset(null::event_log, ${rows}::jsonb)),
    fresh as (
      insert into notified_fact (id_user, type, fact_key, at)
      select wanted.id_user, ${type}, ${factKey}, created_at from wanted on conflict do nothing returning id_user as id_fresh)
    insert into event_log (${columns})
    select ${columns} from wanted join fresh on id_fresh = wanted.id_user
    returning id, id_user`.execute(tx);
  return written;
};

/** Two that arrive at once would both find nothing to join or renew. */
const takeTurns = (tx: Tx, { idUser, type }: Notice, key: string | number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${idUser} ${type} ${key}`}, 0))`.execute(tx);

/** One more person for a notification that is still open; it is news again. Undefined where there is none. */
export const joinGroup = async (
  tx: Tx,
  notice: Notice & { groupKey: string },
  { openedAfter }: { openedAfter: Date },
): Promise<number | undefined> => {
  const { idUser, type, groupKey, idPartner } = notice;
  await takeTurns(tx, notice, groupKey);
  const joined = await tx
    .updateTable('event_log')
    .set({ sum: sql`sum + 1`, read_at: null, id_partner: idPartner ?? null })
    .where('id_user', '=', idUser)
    .where('type', '=', type)
    .where('group_key', '=', groupKey)
    .where('created_at', '>', openedAfter)
    .returning('id')
    .executeTakeFirst();
  return joined?.id;
};

/**
 * Makes an unread notification about the same order news again. It is mailed and pushed once more only if it is older than
 * `againBefore`. Undefined where there is none.
 */
export const renewUnread = async (
  tx: Tx,
  notice: Notice & { idOrder: number },
  { at, mail }: Written,
  againBefore: Date,
): Promise<{ id: number; sendAgain: boolean } | undefined> => {
  await takeTurns(tx, notice, notice.idOrder);
  const unread = await tx
    .selectFrom('event_log')
    .select(['id', 'created_at'])
    .where('id_user', '=', notice.idUser)
    .where('type', '=', notice.type)
    .where('id_order', '=', notice.idOrder)
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
    .leftJoin('users as partner', 'partner.id', 'event_log.id_partner')
    .select([
      'event_log.id',
      'type',
      'event_log.created_at',
      'read_at',
      'id_partner',
      'id_subject',
      'id_post',
      'id_product',
      'id_order',
    ])
    .select(['product_name', 'product_type', 'sum', 'text'])
    .select(['partner.name as partner_name', 'partner.id_image as partner_image']);

// What a newer version wrote is not shown by an older one.
const shown = (db: Kysely<DB>) => items(db).where('in_app', '=', true).where('type', 'in', notificationTypes);

type Page = { idUser: number; size: number; skip: number };

export const page = query<Page, ItemRow>('event-log-page', (db, arg) =>
  shown(db)
    .where('id_user', '=', arg.idUser)
    .orderBy('event_log.created_at', 'desc')
    .orderBy('event_log.id', 'desc')
    .limit(arg.size)
    .offset(arg.skip),
);

export const some = query<{ idUser: number; ids: readonly number[] }, ItemRow>('event-log-some', (db, arg) =>
  shown(db)
    .where('id_user', '=', arg.idUser)
    .where(sql<boolean>`event_log.id = any (${arg.ids}::bigint[])`)
    .orderBy('event_log.created_at', 'desc')
    .orderBy('event_log.id', 'desc'),
);

type Counted = { idUser: number; most: number };

/** As far as anybody pages. */
export const countListed = query<Counted, { count: number }>('event-log-count', (db, arg) =>
  db
    .selectFrom(
      shown(db)
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
        .where('type', 'in', notificationTypes)
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

/** How many were not read before. */
export const markRead = async (
  tx: Tx,
  { idUser, ids, at }: { idUser: number; ids: readonly number[] | undefined; at: Date },
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('event_log')
    .set({ read_at: at })
    .where('id_user', '=', idUser)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`id = any (${ids}::bigint[])`))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
