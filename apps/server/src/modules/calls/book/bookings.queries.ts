import { type Kysely, sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { type Look, type Person, partnerIn } from '../read/calls.queries.ts';
import type { Booking } from './bookings.repo.ts';

export type BookingRow = Booking & { partner: Person };

const shown = (db: Kysely<DB>, look: Look) =>
  db.selectFrom('call_booking').selectAll('call_booking').select(partnerIn('call_booking', look).as('partner'));

export const bookingById = query<Look & { idBooking: number }, BookingRow>('call-booking', (db, arg) =>
  shown(db, arg)
    .where('call_booking.id', '=', arg.idBooking)
    .where(sql<boolean>`${arg.idUser} in (call_booking.id_fan, call_booking.id_talent)`)
    .$castTo<BookingRow>(),
);

type Slice = Look & { size: number; skip: number };

/** From both indexes the first of a person, and of those one page. */
const pageOfBookings = (name: string, over: 'true' | 'false', direction: 'asc' | 'desc') =>
  query<Slice, BookingRow>(name, (db, arg) => {
    const { idUser, size, skip } = arg;
    const order = sql.raw(`order by at ${direction}, id ${direction}`);
    const of = (own: 'id_fan' | 'id_talent') => sql`(
      select id, at from call_booking where ${sql.ref(own)} = ${idUser} and (state = 'over') = ${sql.raw(over)}
      ${order} limit ${skip}::bigint + ${size}::bigint)`;
    return shown(db, arg)
      .where(
        sql<boolean>`call_booking.id in (
          select id from (${of('id_fan')} union all ${of('id_talent')}) own ${order} limit ${size} offset ${skip})`,
      )
      .orderBy('call_booking.at', direction)
      .orderBy('call_booking.id', direction)
      .$castTo<BookingRow>();
  });

/** The next first. */
export const openBookings = pageOfBookings('open-call-bookings', 'false', 'asc');
/** The latest first. */
export const pastBookings = pageOfBookings('past-call-bookings', 'true', 'desc');

/** Up to `limit` of them. */
export const countBookings = query<{ idUser: number; over: boolean; limit: number }, { count: number }>(
  'count-call-bookings',
  (db, { idUser, over, limit }) =>
    db
      .selectNoFrom(
        sql<number>`(select count(*)::int from (
          select 1 from call_booking where id_fan = ${idUser} and (state = 'over') = ${over}::boolean
          union all
          select 1 from call_booking where id_talent = ${idUser} and (state = 'over') = ${over}::boolean
          limit ${limit}) listed)`.as('count'),
      )
      .$castTo<{ count: number }>(),
);
