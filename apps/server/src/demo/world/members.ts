import { createRandom } from '../random.ts';
import { planners } from './plans.ts';

/** Days count back from now. `fan`: its place among the demo's fans; the first is the one to log in as. */
export type SeedMembership = { fan: number; talent: string; plan: number; joined: number; stopped?: number };

const [own = '', ending = '', ended = ''] = planners;

/** The fan to log in as has one of each: running, ending with the month, and ended. */
const ownFan: readonly SeedMembership[] = [
  { fan: 0, talent: own, plan: 1, joined: 140 },
  { fan: 0, talent: ending, plan: 0, joined: 75, stopped: 4 },
  { fan: 0, talent: ended, plan: 1, joined: 200, stopped: 100 },
];

/** Every third leaves after some months. */
const membersOf = (talent: string, plans: number, fans: readonly number[], days: number): SeedMembership[] => {
  const random = createRandom(`members ${talent}`);
  return fans.map((fan) => {
    const joined = random.between(2, days);
    const stays = random.between(5, 160);
    const leaves = random.chance(0.33) && stays < joined;
    // The smaller plans have more members.
    const plan = Math.min(random.int(0, plans - 1), random.int(0, plans - 1));
    return { fan, talent, plan, joined, ...(leaves && { stopped: joined - stays }) };
  });
};

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** A year with the demo's own talent, some weeks with a few others: each month is an order, and the first start waits for all. */
export const seedMemberships: readonly SeedMembership[] = [
  ...ownFan,
  ...membersOf(own, 2, from(21, 18), 360),
  ...planners.slice(1, 5).flatMap((talent, at) => membersOf(talent, 3, from(40 + at * 2, 2), 60)),
];
