import { callLimits } from '@stagedoor/contract/call-limits';
import type { CallEnd } from '@stagedoor/contract/schemas/call';

export type Side = 'fan' | 'talent';
/** Since when a side has reported without a gap, and until when. */
type Presence = { from: Date; last: Date };
/** `bankedMs`: what was counted before the last gap. */
export type Meter = Readonly<Record<Side, Presence | null> & { bankedMs: number }>;

const silentMs = callLimits.silentSeconds * 1000;
const overMs = callLimits.overSeconds * 1000;

export const stopped: Meter = { fan: null, talent: null, bankedMs: 0 };

const overlapMs = (one: Presence | null, other: Presence | null): number => {
  if (!one || !other) return 0;
  const from = Math.max(one.from.getTime(), other.from.getTime());
  return Math.max(0, Math.min(one.last.getTime(), other.last.getTime()) - from);
};

/** How long both were there, up to the last report of whoever reported earlier. */
export const talkedMs = ({ fan, talent, bankedMs }: Meter): number => bankedMs + overlapMs(fan, talent);

/** A side reports that it is connected. After a gap it counts from now on. */
export const beat = (meter: Meter, side: Side, now: Date): Meter => {
  const own = meter[side];
  // A clock that lags behind the one of the last report does not turn time back.
  const at = own && own.last > now ? own.last : now;
  if (own && at.getTime() - own.last.getTime() <= silentMs) return { ...meter, [side]: { ...own, last: at } };
  return { ...meter, [side]: { from: at, last: at }, bankedMs: talkedMs(meter) };
};

/** When the call is over unless both report by then. */
export const overAt = ({ fan, talent }: Meter, answeredAt: Date): Date => {
  const since = Math.min((fan?.last ?? answeredAt).getTime(), (talent?.last ?? answeredAt).getTime());
  return new Date(since + overMs);
};

/** Whether the meter runs: both have reported, and nobody is silent. */
export const isRunning = ({ fan, talent }: Meter, now: Date): boolean =>
  [fan, talent].every((side) => side !== null && now.getTime() - side.last.getTime() <= silentMs);

/** What was talked, as far as it was set aside, and what of it is charged. A call that drops at once costs nothing. */
export const billOf = (meter: Meter, heldSeconds: number, end: CallEnd) => {
  const talkedSeconds = Math.min(Math.floor(talkedMs(meter) / 1000), heldSeconds);
  const isFree = end === 'dropped' && talkedSeconds < callLimits.freeSeconds;
  return { talkedSeconds, billedSeconds: isFree ? 0 : talkedSeconds };
};
