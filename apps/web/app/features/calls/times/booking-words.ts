import type { BookingEnd, CallBooking } from '@stagedoor/contract/schemas/call';
import type { Phase } from './use-phase.ts';

type Facts = Pick<CallBooking, 'state' | 'end' | 'role' | 'turn' | 'isYourTurn' | 'endedByYou' | 'fromPack'>;

/** What has come of it, as this side sees it. */
const headOfEnd = (end: BookingEnd, { role, endedByYou }: Facts) => {
  if (end === 'declined') return endedByYou ? 'declinedByYou' : end;
  if (end === 'calledOff') return endedByYou ? 'calledOffByYou' : end;
  if (end === 'fanAway') return role === 'fan' ? 'youAway' : 'partnerAway';
  if (end === 'talentAway') return role === 'talent' ? 'youAway' : 'partnerAway';
  return end;
};

export const headOf = (booking: Facts) => {
  const { state, end, turn, isYourTurn } = booking;
  if (state === 'over') return headOfEnd(end ?? 'returned', booking);
  if (state !== 'asked') return state;
  if (!isYourTurn) return 'waiting';
  return turn === 1 ? 'asked' : 'proposed';
};

/** Whether it counts on the talent's record. */
const isLate = (end: BookingEnd, { turn, endedByYou }: Facts) =>
  // The second time is theirs: the fan did not answer it.
  end === 'talentAway' || endedByYou || (end === 'expired' && turn !== 2);

/** What has become of the money. */
const sayOfEnd = (end: BookingEnd, facts: Facts) => {
  const { role, fromPack } = facts;
  if (end === 'held' || end === 'unpaid') return end;
  if (role === 'talent') {
    if (end === 'fanAway') return end;
    return isLate(end, facts) ? 'late' : 'fanRefunded';
  }
  if (end === 'fanAway') return fromPack ? 'usedPack' : 'paid';
  return fromPack ? 'backInPack' : 'refunded';
};

export const sayOf = (booking: Facts, phase: Phase) => {
  const { state, end, role, isYourTurn } = booking;
  if (state === 'over') return sayOfEnd(end ?? 'returned', booking);
  if (state === 'paying') return state;
  if (state === 'agreed') return phase === 'early' ? state : phase === 'closed' ? phase : 'open';
  if (isYourTurn) return role === 'fan' ? 'answerFan' : 'answerTalent';
  return role === 'fan' ? 'waitingFan' : 'waitingTalent';
};

/** In a word or two. */
export const statusOf = ({ state, end, isYourTurn }: Facts) => {
  if (state === 'over') return end ?? 'returned';
  return state === 'asked' && isYourTurn ? 'answer' : state;
};
