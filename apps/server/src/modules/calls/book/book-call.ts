import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { BookCall } from '@stagedoor/contract/schemas/call';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { minutesAfter, secondsAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { findSeller } from '../start/find-seller.ts';
import { setAside } from '../start/set-aside.ts';
import { openBooking } from './ask-talent.ts';
import { overBy } from './bookings.repo.ts';
import { requireFree } from './free-times.ts';
import { lookAtBookingLater } from './look-later.ts';

type Booked = { idBooking: number; result: string };
type Calling = Caller & { idUser: number };

/** Sets minutes aside and asks a talent for a call at a time; with a card once it is paid. */
export const bookCall =
  (deps: Deps) =>
  async (tx: Tx, caller: Calling, body: BookCall): Promise<Booked> => {
    const { idUser: idTalent, kind, minutes, payment, language } = body;
    if (idTalent === caller.idUser) fail('noActiveProduct');
    const { idProduct } = await findSeller(tx, idTalent);
    const [now, at] = [deps.clock.now(), new Date(body.at)];
    const seconds = minutes * 60;
    await requireFree(tx, at, { idTalent, idFan: caller.idUser, by: 'fan', seconds, now, until: overBy(now) });
    const idBooking = await nextId(tx);
    const held = await setAside(tx, deps, {
      caller,
      idTalent,
      idProduct,
      minutes,
      payment,
      language,
      // Longer than a card stays authorised.
      captureLater: false,
      path: `/call-times/${idBooking}`,
    });
    const booking = await tx
      .insertInto('call_booking')
      .values({
        id: idBooking,
        id_fan: caller.idUser,
        id_talent: idTalent,
        kind,
        at,
        until: secondsAfter(at, held.seconds),
        asked_at: now,
        id_order: held.idOrder,
        seconds: held.seconds,
        rate: held.rate,
        id_pack: held.idPack,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (held.isHeld) await openBooking(tx, deps, booking);
    else await lookAtBookingLater(tx, deps, idBooking, minutesAfter(now, limits.orders.stockHoldMinutes));
    return { idBooking, result: held.result };
  };

/** The page of the card leads back to it. */
const nextId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('call_booking', 'id')) as id`.execute(tx);
  return Number(rows[0]?.id);
};
