import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import type { MortalPostgres } from './mortal-postgres.ts';
import type { MortalProgram } from './mortal-program.ts';

type Parts = {
  programs: readonly [MortalProgram, ...MortalProgram[]];
  postgres: MortalPostgres;
  purchases: number;
  kills: number;
  databaseKills: number;
  random: Random;
};

export type Strikes = ReturnType<typeof strike>;

/** Kills programs and the database, spread evenly over the work, each at a random moment. */
export const strike = ({ programs, postgres, purchases, kills, databaseKills, random }: Parts) => {
  const every = purchases / (kills + 1);
  const everyDatabase = Math.max(1, Math.floor(kills / (databaseKills + 1)));
  let finished = 0;
  let struck = 0;

  const run = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      while (finished < kill * every) await pause(5);
      await random.pick(programs).kill(random.int(0, 200));
      struck++;
      if (kill % everyDatabase === 0 && kill / everyDatabase <= databaseKills) await postgres.killAndRestart();
    }
  };
  const running = run();
  return {
    finishedOne: () => void finished++,
    /** Work does not run ahead of the kills, or the last ones would hit nobody. */
    async keepUp(begun: number) {
      while (struck < Math.floor(begun / every) - 1) await pause(5);
    },
    done: () => running,
  };
};
