import { costOfHolds } from '@stagedoor/contract/call-cost';
import { callLimits } from '@stagedoor/contract/call-limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { Call } from '@stagedoor/contract/schemas/call';

type Counted = Pick<Call, 'state' | 'talkedSeconds' | 'heldSeconds' | 'isRunning' | 'holds' | 'cost'>;

export type Meter = { talked: number; left: number; cost: Cents; isLow: boolean };

/**
 * What the clock shows so many milliseconds after the server said so. It runs on locally while the server's does, and
 * does not step back for the moment by which it was ahead.
 */
export const meterAt = (call: Counted, elapsedMs: number, shownBefore = 0): Meter => {
  const { talkedSeconds, heldSeconds, isRunning, holds, state } = call;
  const ahead = isRunning ? Math.floor(elapsedMs / 1_000) : 0;
  const running = Math.min(heldSeconds, talkedSeconds + ahead);
  const isStepBack = isRunning && running < shownBefore && shownBefore - running <= callLimits.silentSeconds;
  const talked = isStepBack ? Math.min(shownBefore, heldSeconds) : running;
  const left = heldSeconds - talked;
  return {
    talked,
    left,
    cost: state === 'over' ? call.cost : cents(costOfHolds(holds, talked)),
    isLow: state === 'talking' && left <= callLimits.warnSeconds,
  };
};
