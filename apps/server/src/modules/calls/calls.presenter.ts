import { costOfHolds } from '@stagedoor/contract/call-cost';
import { cents } from '@stagedoor/contract/money';
import type { Call, CallStatus } from '@stagedoor/contract/schemas/call';
import { mediaLink } from '../media/index.ts';
import { keyOf, meterOf, sideOf } from './calls.repo.ts';
import { isRunning, type Side, talkedMs } from './meter.ts';
import type { CallRow, Person } from './read/calls.queries.ts';

type Viewer = { idUser: number; key: string | undefined; now: Date };

export const callDto = (row: CallRow, { idUser, key, now }: Viewer): Call => {
  const side = sideOf(row, idUser) ?? 'fan';
  const held = row.holds.filter(({ state }) => state !== 'paying');
  const heldSeconds = held.reduce((sum, { seconds }) => sum + seconds, 0);
  const talked = row.talked_seconds ?? Math.min(Math.floor(talkedMs(meterOf(row)) / 1000), heldSeconds);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    idCall: row.id,
    kind: row.kind === 'video' ? 'video' : 'voice',
    role: side,
    state: row.state,
    end: row.ended,
    status: statusOf(row, side),
    isCalling: row.state === 'ringing',
    parnterEndCall: row.id_ender !== null && row.id_ender !== idUser,
    partner: personDto(row.partner),
    isHere: key !== undefined && keyOf(row, side) === key,
    rate: cents(row.rate),
    talkedSeconds: talked,
    heldSeconds,
    holds: held.map(({ seconds, rate, fromPack }) => ({ seconds, rate: cents(rate), fromPack })),
    isRunning: row.state === 'talking' && isRunning(meterOf(row), now),
    cost: cents(costOfHolds(held, row.billed_seconds ?? talked)),
    received: side === 'talent' && row.received !== null ? cents(row.received) : null,
    isFree: row.state === 'over' && row.billed_seconds === 0 && talked > 0,
    idOrder: row.holds[0]?.idOrder ?? 0,
    startedAt: row.started_at.toISOString(),
    ringsUntil: row.state === 'ringing' ? iso(row.rings_until) : null,
    endedAt: iso(row.ended_at),
    at: now.toISOString(),
  };
};

const statusOf = ({ ended }: CallRow, side: Side): CallStatus => {
  if (ended === 'missed' || ended === 'denied') return ended;
  // Whom it rang at has missed it.
  if (ended === 'cancelled') return side === 'fan' ? 'cancelled' : 'missed';
  return side === 'fan' ? 'outgoing' : 'incoming';
};

export const personDto = ({ idUser, name, idImage, hasProfile }: Person): Call['partner'] => ({
  idUser,
  name,
  imageLink: mediaLink(idImage),
  hasProfile,
});
