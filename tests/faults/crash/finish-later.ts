import { expect } from 'vitest';
import { reconcile } from '../../../apps/server/src/modules/payments/index.ts';
import { stripeCards } from '../../../apps/server/src/platform/ports/stripe-cards.ts';
import { aClock } from '../../support/clock.ts';
import { aWorkingProgram, setJobClock } from '../../support/program.ts';
import { unfinished } from './our-books.ts';
import type { startPrograms } from './world.ts';

type Left = Pick<Awaited<ReturnType<typeof startPrograms>>, 'urls' | 'stripe' | 'provider' | 'calmDown'>;

/** Some time later and with a healthy provider, everything left unfinished is picked up and completed. */
export const finishLater = async ({ urls, stripe, provider, calmDown }: Left, milliseconds: number, count: number) => {
  calmDown(milliseconds);
  const clock = aClock(new Date(Date.now() + milliseconds));
  const cards = stripeCards({ stripe, webhookSecret: provider.webhookSecret });
  const program = await aWorkingProgram({ clock, cards, database: urls });
  await setJobClock(urls.ownerUrl, clock.now());
  await program.database.inTransaction((tx) => program.jobs.queue(tx, reconcile, {}));
  const waiting = { timeout: 60_000 + count * 20, interval: 200 };
  await expect.poll(() => unfinished(program.database), waiting).toBe(0);
  return program;
};
