import { randomUUID } from 'node:crypto';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { createFansAndTalents, type FanAndTalent } from '../crash/fans-and-talents.ts';

/** Of a minute; five cents a second. */
export const minutePrice = 300;
export const minutes = 3;

/** How a fan calls a talent. */
type Plan = {
  pays: 'wallet' | 'card';
  /** Starts it twice at once. */
  impatient: boolean;
  /** `both`: they hang up at once. `silent`: one of the two dies. */
  ends: 'fan' | 'talent' | 'both' | 'silent' | 'deny';
  /** The talent answers on two devices at once. */
  onTwoDevices: boolean;
  /** How often each reports that it is connected, and the pause between. */
  beats: number;
  pauseMs: number;
};
export type Pair = FanAndTalent & { plan: Plan; fanKey: string };

const planOf = (random: Random): Plan => ({
  pays: random.chance(0.75) ? 'wallet' : 'card',
  impatient: random.chance(0.3),
  ends: random.pick(['fan', 'talent', 'both', 'both', 'silent', 'deny']),
  onTwoDevices: random.chance(0.3),
  beats: random.int(2, 8),
  pauseMs: random.int(200, 1_000),
});

export const createPairs = async (programUrl: string, count: number, random: Random): Promise<Pair[]> => {
  const offer = { type: 'CALL', price: minutePrice, money: minutes * minutePrice } as const;
  const pairs = await createFansAndTalents(programUrl, count, offer);
  return pairs.map((two) => ({ ...two, plan: planOf(random), fanKey: randomUUID() }));
};
