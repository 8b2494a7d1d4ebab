import { join } from 'node:path';
import type { Language } from '@stagedoor/contract/limits';
import { codeAt, type Sandbox, stepAt } from '@stagedoor/sandbox';
import type { FastifyInstance } from 'fastify';
import { makeWorld } from '../../demo/world/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MovableClock } from '../movable-clock.ts';
import { buyAsGuest } from './buy-as-guest.ts';
import { compareBooks } from './compare-books.ts';
import { findProducts } from './find-products.ts';
import { openAuthenticator } from './keep-authenticator.ts';
import { listDeadlines } from './list-deadlines.ts';
import { logInAs } from './log-in-as.ts';
import { type ClockMoved, moveClock } from './move-clock.ts';
import { watchEffects } from './what-happened.ts';

type Deps = {
  app: FastifyInstance;
  database: Database;
  jobs: Jobs;
  clock: MovableClock;
  sandbox: Pick<Sandbox, 'outbox' | 'stripe'>;
  /** Where the sandbox stores what survives a restart. */
  directory: string;
};

export type Tour = ReturnType<typeof createTour>;

/** A guided tour of the product. It calls the product's API, and reads its tables without changing them. */
export const createTour = ({ app, database, jobs, clock, sandbox, directory }: Deps) => {
  const { outbox, stripe } = sandbox;
  const authenticator = openAuthenticator(join(directory, 'authenticator.json'));
  const products = findProducts(app);
  const deadlines = listDeadlines({ database, clock });
  const buy = buyAsGuest({ app, outbox, clock });
  const watch = watchEffects({ outbox, database, books: stripe.books });
  const advance = moveClock({ clock, jobs, watch });
  const fanName = makeWorld().fans[0]?.name ?? '';
  let moved: ClockMoved | null = null;

  return {
    logInAs: logInAs({ app, authenticator }),
    async buyAsGuest(language: Language): Promise<string> {
      const shelf = await products(language);
      if (!shelf) throw new Error('buying as a guest needs the demo world, which is not loaded');
      return buy(shelf, language);
    },
    async move(words: string): Promise<ClockMoved | null> {
      const result = await advance(words);
      moved = result ?? moved;
      return result;
    },
    /** The secret of the administrator's app and its current code; null while none is set up. */
    async authenticator() {
      const kept = await authenticator.read();
      return kept && { ...kept, code: codeAt(kept.secret, stepAt(new Date())) };
    },
    compareBooks: compareBooks({ database, books: stripe.books }),
    async look(language: Language) {
      return {
        now: clock.now(),
        deadlines: await deadlines(language),
        shelf: await products(language),
        fanName,
        moved,
      };
    },
  };
};
