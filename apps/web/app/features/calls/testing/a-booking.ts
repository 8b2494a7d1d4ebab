import { cents } from '@stagedoor/contract/money';
import type { CallBooking } from '@stagedoor/contract/schemas/call';

/** A time that a fan has asked for; nothing else about it matters. */
export const aBooking = (change: Partial<CallBooking> = {}): CallBooking => ({
  idBooking: 8,
  kind: 'video',
  role: 'fan',
  state: 'asked',
  end: null,
  partner: { idUser: 1001, name: 'Orysia', imageLink: null, hasProfile: true },
  at: '2026-11-18T18:00:00.000Z',
  minutes: 10,
  turn: 1,
  isYourTurn: false,
  mayPropose: false,
  mayCallOff: true,
  endedByYou: false,
  answerBy: '2026-11-18T17:00:00.000Z',
  opensAt: '2026-11-18T17:55:00.000Z',
  closesAt: '2026-11-18T18:10:00.000Z',
  isPartnerHere: false,
  rate: cents(250),
  fromPack: false,
  setAside: cents(2_500),
  paid: cents(0),
  idOrder: 70,
  idCall: null,
  calendarLink: null,
  ...change,
});
