import type { Call } from '@stagedoor/contract/schemas/call';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { beatCall } from '../api.ts';
import { createFlow } from './flow.ts';
import { arrivedIn } from './inbound.ts';
import type { Connection } from './use-connection.ts';

const lookMs = 1_000;

/** `connecting`: nothing has arrived yet. `lost`: nothing arrives any more. */
export type Flow = 'connecting' | 'flowing' | 'lost';

/** Reports to the server while the other side is seen or heard: only then is anything charged. */
export const useBeats = (
  { idCall, key, connection }: { idCall: number; key: string; connection: Connection },
  onCall: (call: Call) => void,
): Flow => {
  const language = useLanguage();
  const [flow, setFlow] = useState<Flow>('connecting');
  const report = useEffectEvent(async () => {
    // A lost report is made up for by the next one.
    const call = await beatCall({ idCall, key }, language).catch(() => null);
    if (call) onCall(call);
  });
  const look = useEffectEvent(async (judge: ReturnType<typeof createFlow>, isHere: () => boolean) => {
    const arrived = arrivedIn(await connection.getStats());
    if (!isHere()) return;
    const { isFlowing, isDue } = judge({ isConnected: connection.isConnected, arrived, now: performance.now() });
    setFlow((before) => {
      if (isFlowing) return 'flowing';
      return before === 'connecting' ? before : 'lost';
    });
    if (isDue) void report();
  });
  useEffect(() => {
    let isHere = true;
    const judge = createFlow();
    const timer = setInterval(() => void look(judge, () => isHere), lookMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return flow;
};
