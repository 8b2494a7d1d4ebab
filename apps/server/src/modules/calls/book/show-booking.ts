import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { type Read, readIn } from '../../../platform/database/read.ts';
import { pageOf } from '../../../platform/page-of.ts';
import type { Deps } from '../deps.ts';
import { bookingDto } from './booking.presenter.ts';
import { bookingById, countBookings, openBookings, pastBookings } from './bookings.queries.ts';
import type { Own } from './bookings.repo.ts';

type Asked = Own & { language: Language };
type UsedDeps = Pick<Deps, 'clock' | 'secrets'>;

/** A booking as one of the two sees it. To anybody else it does not exist. */
export const showBooking =
  (deps: Pick<Deps, 'database'> & UsedDeps) =>
  (asked: Asked): Promise<CallBooking> =>
    read(deps.database.read, deps, asked);

/** The same, after a change in a transaction. */
export const showChangedBooking = (tx: Tx, deps: UsedDeps, asked: Asked): Promise<CallBooking> =>
  read(readIn(tx), deps, asked);

const read = async (from: Read, deps: UsedDeps, { idUser, idBooking, language }: Asked): Promise<CallBooking> => {
  const [row] = await from(bookingById, { idUser, idBooking, language });
  return row ? bookingDto(deps, row, { idUser, language, now: deps.clock.now() }) : fail('pageNotFound');
};

type Slice = { idUser: number; language: Language; over: boolean; page: number; size: number };
type Page = { items: CallBooking[]; totalPages: number; currentPage: number };

/** Those of one person, as a fan and as a talent. */
export const listBookings =
  (deps: Pick<Deps, 'database'> & UsedDeps) =>
  async ({ idUser, language, over, page, size }: Slice): Promise<Page> => {
    const { read: from } = deps.database;
    const [rows, [counted]] = await Promise.all([
      from(over ? pastBookings : openBookings, { idUser, language, size, skip: page * size }),
      from(countBookings, { idUser, over, limit: limits.pages.counted }),
    ]);
    const viewer = { idUser, language, now: deps.clock.now() };
    return pageOf(
      rows.map((row) => bookingDto(deps, row, viewer)),
      counted?.count ?? 0,
      { page, size },
    );
  };
