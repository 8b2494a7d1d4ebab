import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServerOffset } from '../../../shared/time/server-clock.ts';

const lookMs = 1_000;

/** `open`, `begun`: both can come to it now, before its time and after it. */
export type Phase = 'early' | 'open' | 'begun' | 'closed';

const phaseAt = (now: number, { opensAt, at, closesAt }: CallBooking): Phase => {
  if (now < Date.parse(opensAt)) return 'early';
  if (now < Date.parse(at)) return 'open';
  return now < Date.parse(closesAt) ? 'begun' : 'closed';
};

/** By the server's clock. */
export const usePhase = (booking: CallBooking): Phase => {
  const offset = useServerOffset();
  const [phase, setPhase] = useState(() => phaseAt(Date.now() + offset, booking));
  const look = useEffectEvent(() => setPhase(phaseAt(Date.now() + offset, booking)));
  useEffect(() => {
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, []);
  return phase;
};
