import { costOf } from '@stagedoor/contract/call-cost';
import { callLimits } from '@stagedoor/contract/call-limits';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { personDto } from '../calls.presenter.ts';
import { sideOf } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import type { BookingRow } from './bookings.queries.ts';
import { answerBy, closesAt, isHere, isTurnOf, mayCallOff, opensAt } from './bookings.repo.ts';
import { calendarLink } from './calendar.ts';

type Viewer = { idUser: number; language: Language; now: Date };

export const bookingDto = (
  deps: Pick<Deps, 'secrets' | 'clock'>,
  row: BookingRow,
  { idUser, language, now }: Viewer,
): CallBooking => {
  const side = sideOf(row, idUser) ?? 'fan';
  const isYourTurn = isTurnOf(side, row);
  const isCalendarOpen = row.state === 'agreed' && row.until > now;
  return {
    idBooking: row.id,
    kind: row.kind === 'video' ? 'video' : 'voice',
    role: side,
    state: row.state,
    end: row.ended,
    partner: personDto(row.partner),
    at: row.at.toISOString(),
    minutes: Math.ceil(row.seconds / 60),
    turn: row.turn,
    isYourTurn,
    mayPropose: isYourTurn && row.turn < callLimits.bookings.turns,
    mayCallOff: mayCallOff(side, row, now),
    endedByYou: row.id_ender === idUser,
    answerBy: answerBy(row).toISOString(),
    opensAt: opensAt(row).toISOString(),
    closesAt: closesAt(row).toISOString(),
    isPartnerHere: row.state === 'agreed' && isHere(side === 'fan' ? row.talent_last : row.fan_last, now),
    rate: cents(row.rate),
    fromPack: row.id_pack !== null,
    setAside: cents(costOf(row.rate, row.seconds)),
    paid: cents(costOf(row.rate, row.used ?? 0)),
    idOrder: row.id_order,
    idCall: row.id_call,
    calendarLink: isCalendarOpen ? calendarLink(deps, row.id, language) : null,
  };
};
