import type { Call } from '@stagedoor/contract/schemas/call';

/**
 * What this device shows of a call. `elsewhere`: the person is in it on another device or in another tab. `answered`:
 * the talent answered on another device.
 */
export type Shown = 'paying' | 'calling' | 'incoming' | 'talking' | 'elsewhere' | 'answered' | 'over';

export const shownOf = ({ state, role, isHere }: Pick<Call, 'state' | 'role' | 'isHere'>, isAlone: boolean): Shown => {
  if (state === 'over') return 'over';
  if (state === 'ringing' && role === 'talent') return 'incoming';
  if (!isHere) return role === 'talent' ? 'answered' : 'elsewhere';
  // The browser copies a tab together with what it has stored.
  if (!isAlone) return 'elsewhere';
  if (state === 'paying') return 'paying';
  return state === 'ringing' ? 'calling' : 'talking';
};
