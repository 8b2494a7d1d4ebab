import { callChanged } from '@stagedoor/contract/live/calls';
import type { Call } from '@stagedoor/contract/schemas/call';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useLive } from '../../../shared/live/events.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { isTalent } from '../../../shared/session/is-talent.ts';

const RingCard = lazy(() => import('./ring-card.tsx'));

const isRinging = ({ role, state }: Call) => role === 'talent' && state === 'ringing';

/** Nobody but talents can be called. */
export default function Ringing({ user }: { user: SelfUser }) {
  return isTalent(user) && <Listening />;
}

/** Listens for calls. What shows one is loaded when it rings. */
const Listening = () => {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [call, setCall] = useState<Call>();
  const look = useEffectEvent(async () => {
    const { readRecentCalls } = await import('../api.ts');
    // What cannot be read now is shown by the next event.
    const calls = await readRecentCalls(language).catch(() => []);
    setCall(calls.find(isRinging));
  });
  useEffect(() => void look(), []);
  useLive(callChanged, () => void look());
  if (!call || pathname === paths.call(call.idCall)) return null;
  return (
    <Suspense>
      <RingCard key={call.idCall} call={call} onSettled={look} />
    </Suspense>
  );
};
