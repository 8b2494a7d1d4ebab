import type { BookingEnd } from '@stagedoor/contract/schemas/call';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { aCallPair, minutePrice, type Pair } from '../../support/calls.ts';
import type { World } from '../renewals/world.ts';

/** Minutes that are set aside. */
export const minutes = 5;
export const deposit = minutes * minutePrice;

const answers = ['accept', 'accept', 'accept', 'accept', 'propose', 'decline', 'withdraw', 'race', 'silent'] as const;
const comings = ['both', 'both', 'both', 'fan', 'talent', 'talentBriefly', 'nobody'] as const;

/** How a fan and a talent agree to a call, and who comes to it. */
type Plan = {
  /** `leaves`: opens the card page, and does not pay. */
  pays: 'wallet' | 'card' | 'leaves';
  /** Sends everything twice at once. */
  impatient: boolean;
  /** What the fan’s wish gets. `race`: the talent accepts while the fan withdraws. */
  answer: (typeof answers)[number];
  comes: (typeof comings)[number];
  /** How long they talk, in reports of five seconds. */
  beats: number;
  /** One of the two dies instead of hanging up. */
  dies: boolean;
};

export type Couple = Pair & {
  plan: Plan;
  idBooking: number;
  /** What was answered with success. */
  agreed: boolean;
  calledOff: BookingEnd | null;
  /** How long both can have been connected at most. */
  mostMs: number;
};

const planOf = (random: Random): Plan => ({
  pays: random.pick(['wallet', 'wallet', 'wallet', 'card', 'card', 'leaves']),
  impatient: random.chance(0.3),
  answer: random.pick(answers),
  comes: random.pick(comings),
  beats: random.int(0, 16),
  dies: random.chance(0.3),
});

export const createCouples = async ({ program }: World, count: number, random: Random): Promise<Couple[]> => {
  const couples: Couple[] = [];
  for (let number = 0; number < count; number++) {
    const plan = planOf(random);
    const pair = await aCallPair(program, plan.pays === 'wallet' ? deposit : 0);
    couples.push({ ...pair, plan, idBooking: 0, agreed: false, calledOff: null, mostMs: 0 });
  }
  return couples;
};
