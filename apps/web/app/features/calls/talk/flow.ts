import { callLimits } from '@stagedoor/contract/call-limits';

type Look = { isConnected: boolean; arrived: number; now: number };

/**
 * Judges, look by look, whether sound and picture arrive from the other side, and when that is reported: at once when it
 * begins, then regularly while it goes on.
 */
export const createFlow = () => {
  let before = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return ({ isConnected, arrived, now }: Look): { isFlowing: boolean; isDue: boolean } => {
    const isFlowing = isConnected && arrived > before;
    before = arrived;
    const isDue = isFlowing && now - reportedAt >= callLimits.beatSeconds * 1000;
    if (isDue) reportedAt = now;
    return { isFlowing, isDue };
  };
};
