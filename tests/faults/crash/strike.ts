import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import type { KillablePostgres } from './killable-postgres.ts';
import type { KillableProgram } from './killable-program.ts';
import { points } from './points.ts';

type Parts = {
  programs: readonly [KillableProgram, ...KillableProgram[]];
  postgres: KillablePostgres;
  purchases: number;
  kills: number;
  databaseKills: number;
  random: Random;
};

export type Strikes = ReturnType<typeof strike>;

/** Kills programs and the database, spread evenly over the work: half at a random moment, half at a crash point. */
export const strike = ({ programs, postgres, purchases, kills, databaseKills, random }: Parts) => {
  const every = purchases / (kills + 1);
  const everyDatabase = Math.max(1, Math.floor(kills / (databaseKills + 1)));
  let finished = 0;
  const struck: string[] = [];

  const run = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      while (finished < kill * every) await pause(5);
      const victim = random.pick(programs);
      const isNamed = random.chance(0.5);
      const blow = isNamed ? { at: random.pick(points[victim.role]) } : { afterMs: random.int(0, 200) };
      struck.push(`${victim.role} ${await victim.kill(blow)}`);
      if (kill % everyDatabase === 0 && kill / everyDatabase <= databaseKills) await postgres.killAndRestart();
    }
  };
  const running = run();
  return {
    finishedOne: () => void finished++,
    /** Keeps the work from running ahead of the kills, or the last kills would hit an idle program. */
    async keepUp(begun: number) {
      while (struck.length < Math.floor(begun / every) - 2) await pause(5);
    },
    /** Where the kills hit, and how often. */
    async done() {
      await running;
      return Object.fromEntries(
        Object.entries(Object.groupBy(struck, (at) => at)).map(([at, all]) => [at, all?.length]),
      );
    },
  };
};
