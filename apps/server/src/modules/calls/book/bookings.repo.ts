import { callLimits } from '@stagedoor/contract/call-limits';
import { fail } from '@stagedoor/contract/errors';
import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { CallBooking } from '../../../platform/database/schema.gen.ts';
import { hoursAfter, minutesAfter, secondsAfter } from '../../../platform/time.ts';
import { sideOf } from '../calls.repo.ts';
import type { SetAside } from '../end/settle-seconds.ts';
import type { Side } from '../meter.ts';

export type Booking = Selectable<CallBooking>;

const { hours, earlyMinutes, waitMinutes, callOffMinutes, hereSeconds } = callLimits.bookings;

/** Every change locks the row. */
export const lockBooking = async (tx: Tx, idBooking: number): Promise<Booking> =>
  (await tx.selectFrom('call_booking').selectAll().where('id', '=', idBooking).forUpdate().executeTakeFirst()) ??
  fail('pageNotFound');

export type Own = { idUser: number; idBooking: number };

/** For one of the two; to anybody else it does not exist. */
export const lockOwnBooking = async (tx: Tx, { idUser, idBooking }: Own) => {
  const booking = await lockBooking(tx, idBooking);
  const side = sideOf(booking, idUser) ?? fail('pageNotFound');
  return { booking, side };
};

export const changeBooking = (tx: Tx, { id }: Pick<Booking, 'id'>, change: Updateable<CallBooking>): Promise<Booking> =>
  tx.updateTable('call_booking').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const refuseState = ({ state }: Pick<Booking, 'state'>): never =>
  fail('incompleteRequest', { reason: { kind: 'stateChanged', state } });

/** The fan asks for the first time and proposes the third, the talent the second. */
export const isTurnOf = (side: Side, { state, turn }: Pick<Booking, 'state' | 'turn'>): boolean =>
  state === 'asked' && (side === 'talent') === (turn % 2 === 1);

/** The call must be over by then. */
export const overBy = (askedAt: Date): Date => hoursAfter(askedAt, hours);
/** No later time can be proposed. */
export const answerBy = ({ asked_at, seconds }: Pick<Booking, 'asked_at' | 'seconds'>): Date =>
  secondsAfter(overBy(asked_at), -seconds);

type At = Pick<Booking, 'at'>;
export const opensAt = ({ at }: At): Date => minutesAfter(at, -earlyMinutes);
export const closesAt = ({ at }: At): Date => minutesAfter(at, waitMinutes);

/** Until both agree; then the talent until it can begin, and the fan until shortly before. */
export const mayCallOff = (side: Side, { state, at }: Pick<Booking, 'state' | 'at'>, now: Date): boolean => {
  if (state !== 'agreed') return state === 'asked' || (state === 'paying' && side === 'fan');
  return now < (side === 'fan' ? minutesAfter(at, -callOffMinutes) : opensAt({ at }));
};

/** Whether somebody who reported at `last` is still there. */
export const isHere = (last: Date | null, now: Date): boolean =>
  last !== null && secondsAfter(last, hereSeconds) >= now;

export const setAsideFor = ({ id_order, id_pack, rate, seconds }: Booking): SetAside => ({
  idOrder: id_order,
  idPack: id_pack,
  rate,
  seconds,
});
