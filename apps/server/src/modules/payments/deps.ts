import { fail } from '@stagedoor/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { type Cards, CardsAway } from '../../platform/ports/cards.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Ledger } from '../ledger/index.ts';

export type Deps = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  ledger: Ledger;
  /** Null where no provider is configured. */
  cards: Cards | null;
  secrets: Secrets;
  publicUrl: () => string;
  log: FastifyBaseLogger;
};

export const requireCards = ({ cards }: Pick<Deps, 'cards'>): Cards => cards ?? fail('serviceLater');

/** For requests: refuses with `serviceLater` when the provider is unavailable. Jobs get the error itself and retry. */
export const orLater = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    if (error instanceof CardsAway) fail('serviceLater', { cause: error });
    throw error;
  });
