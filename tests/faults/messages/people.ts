import type { Random } from '../../../apps/server/src/demo/random.ts';
import { createFansAndTalents, type FanAndTalent } from '../crash/fans-and-talents.ts';

export const messagePrice = 600;

/** How a fan and a talent talk. */
type Plan = {
  /** `card`: on the provider's page; `abandons`: never pays there. */
  pays: 'wallet' | 'card' | 'abandons';
  /** Sends the message twice at once. */
  impatient: boolean;
  /** `race`: the talent answers and declines, and the fan cancels, all at once. */
  ends: 'answer' | 'decline' | 'cancel' | 'race' | 'waits';
  /** What each of both writes freely after an answer, all at once. */
  replies: number;
};
export type Pair = FanAndTalent & { plan: Plan };

const planOf = (random: Random): Plan => {
  const pays = random.next();
  return {
    pays: pays < 0.7 ? 'wallet' : pays < 0.9 ? 'card' : 'abandons',
    impatient: random.chance(0.3),
    ends: random.pick(['answer', 'answer', 'answer', 'decline', 'cancel', 'race', 'race', 'waits']),
    replies: random.int(0, 4),
  };
};

/** Fans with money, and talents who take messages and leave the chat open after an answer. */
export const createPairs = async (programUrl: string, count: number, random: Random): Promise<Pair[]> => {
  const offer = { type: 'MSG', price: messagePrice, money: messagePrice } as const;
  return (await createFansAndTalents(programUrl, count, offer)).map((two) => ({ ...two, plan: planOf(random) }));
};
