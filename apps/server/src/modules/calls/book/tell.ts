import { bookingChanged } from '@stagedoor/contract/live/calls';
import type { Tx } from '../../../platform/database/database.ts';
import type { Kind } from '../../../platform/notices/kind.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import type { Booking } from './bookings.repo.ts';

/** All devices of both learn that it has changed, and which call has begun. */
export const tellBoth = async (
  tx: Tx,
  { live }: Pick<Deps, 'live'>,
  { id: idBooking, id_fan, id_talent, id_call }: Booking,
): Promise<void> => {
  const change = { idBooking, ...(id_call !== null && { idCall: id_call }) };
  for (const idUser of [id_fan, id_talent]) await live.send(tx, idUser, bookingChanged, change);
};

type Notifying = Pick<Deps, 'notify'>;
type AboutPartner = Kind<{ idPartner: number }>;

/** Notifies one of the two about what the other one is part of. */
export const notifySide = (
  tx: Tx,
  { notify }: Notifying,
  { id, id_fan, id_talent, turn }: Booking,
  side: Side,
  kind: AboutPartner,
): Promise<void> =>
  notify(tx, kind, {
    idUser: side === 'fan' ? id_fan : id_talent,
    idPartner: side === 'fan' ? id_talent : id_fan,
    eventKey: `call booking ${id} ${turn} ${kind.type}`,
    subject: { type: 'callBooking', id },
  });

/** Notifies the one who did not do it. */
export const notifyOther = (tx: Tx, deps: Notifying, booking: Booking, by: Side, kind: AboutPartner): Promise<void> =>
  notifySide(tx, deps, booking, by === 'fan' ? 'talent' : 'fan', kind);

export const notifyBoth = async (tx: Tx, deps: Notifying, booking: Booking, kind: AboutPartner): Promise<void> => {
  for (const side of ['fan', 'talent'] as const) await notifySide(tx, deps, booking, side, kind);
};
