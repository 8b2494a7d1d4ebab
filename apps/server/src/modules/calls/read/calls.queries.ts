import type { Language } from '@stagedoor/contract/limits';
import { type Kysely, sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { CallRecord, Hold } from '../calls.repo.ts';

export type Person = { idUser: number; name: string; idImage: string | null; hasProfile: boolean };
export type HoldRow = Pick<Hold, 'state' | 'seconds' | 'rate' | 'used'> & { idOrder: number; fromPack: boolean };
export type CallRow = CallRecord & {
  partner: Person;
  holds: HoldRow[];
  /** The talent's part of what is paid out; null until it is. */
  received: number | null;
};

export type Look = { idUser: number; language: Language };

/** The other one of the two. */
export const partnerIn = (table: 'call' | 'call_booking', { idUser, language }: Look) => {
  const [fan, talent] = [sql.ref(`${table}.id_fan`), sql.ref(`${table}.id_talent`)];
  return sql<Person>`(
    select jsonb_build_object('idUser', users.id, 'name', coalesce(page.names ->> ${language}::text, users.name),
      'idImage', users.id_image, 'hasProfile', page.id_user is not null)
    from users left join talent page on page.id_user = users.id
    where users.id = case when ${fan} = ${idUser} then ${talent} else ${fan} end)`;
};

const shown = (db: Kysely<DB>, look: Look) =>
  db
    .selectFrom('call')
    .selectAll('call')
    .select([
      partnerIn('call', look).as('partner'),
      sql<HoldRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('idOrder', h.id_order, 'state', h.state, 'seconds', h.seconds,
          'rate', h.rate, 'used', h.used, 'fromPack', h.id_pack is not null) order by h.number), '[]')
        from call_hold h where h.id_call = call.id)`.as('holds'),
      sql<number | null>`(
        select sum(o.talent)::bigint from call_hold h join orders o on o.id = h.id_order
        where h.id_call = call.id and o.state = 'completed' and o.total > 0)`.as('received'),
    ]);

export const callById = query<Look & { idCall: number }, CallRow>('call', (db, arg) =>
  shown(db, arg)
    .where('call.id', '=', arg.idCall)
    .where(sql<boolean>`${arg.idUser} in (call.id_fan, call.id_talent)`)
    .$castTo<CallRow>(),
);

type Slice = Look & { idPartner: number | null; size: number; skip: number };

/** From both indexes the latest of a person, and of those one page. */
export const callsOf = query<Slice, CallRow>('calls-of', (db, arg) => {
  const { idUser, idPartner, size, skip } = arg;
  const of = (own: 'id_fan' | 'id_talent', other: 'id_fan' | 'id_talent') => sql`(
    select c.id from call c where c.${sql.ref(own)} = ${idUser}
      and (${idPartner}::bigint is null or c.${sql.ref(other)} = ${idPartner}::bigint)
    order by c.id desc limit ${skip}::bigint + ${size}::bigint)`;
  return shown(db, arg)
    .where(
      sql<boolean>`call.id in (select id from (${of('id_fan', 'id_talent')} union all ${of('id_talent', 'id_fan')}) own
        order by id desc limit ${size} offset ${skip})`,
    )
    .orderBy('call.id', 'desc')
    .$castTo<CallRow>();
});

/** Up to `limit` of them. */
export const countCalls = query<{ idUser: number; idPartner: number | null; limit: number }, { count: number }>(
  'count-calls',
  (db, { idUser, idPartner, limit }) =>
    db
      .selectNoFrom(
        sql<number>`(select count(*)::int from (
          select 1 from call where id_fan = ${idUser} and (${idPartner}::bigint is null or id_talent = ${idPartner}::bigint)
          union all
          select 1 from call where id_talent = ${idUser} and (${idPartner}::bigint is null or id_fan = ${idPartner}::bigint)
          limit ${limit}) listed)`.as('count'),
      )
      .$castTo<{ count: number }>(),
);
