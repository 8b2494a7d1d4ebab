import { startSandbox, testCards } from '@stagedoor/sandbox';
import type { Stripe } from 'stripe';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../../../apps/server/src/platform/database/prepare.ts';
import { stripeClient } from '../../../apps/server/src/platform/ports/stripe-cards.ts';
import { eventTypes } from '../../../apps/server/src/platform/ports/stripe-view.ts';
import { createBuyers, fillWallets } from '../../support/buyers.ts';
import { openShop, type Ware } from '../../support/shop.ts';
import { whenDone } from '../../support/when-done.ts';
import { keepCard } from './keep-card.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { bundleProgram, startKillableProgram } from './killable-program.ts';
import type { Role } from './points.ts';
import { type Person, planPurchase } from './purchase.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

const faultPlan = {
  calls: { lostAnswer: 0.04, failedAfter: 0.03, failedBefore: 0.02, tooManyCalls: 0.03 },
  webhooks: { dropped: 0.3, copies: 2, lateMs: 500 },
};

const talents = 50;

/** With buyers who have plans. */
export const startWorld = (purchases: number, random: Random) =>
  startPrograms(random, (programUrl, stripe) => createPeople(programUrl, stripe, purchases, random));

/**
 * Two servers and two workers on one database, all of which can be killed, beside a card provider that survives, and
 * people who were there before.
 */
export const startPrograms = async <People>(
  random: Random,
  create: (programUrl: string, stripe: Stripe) => Promise<People>,
) => {
  let ahead = 0;
  const sandbox = await startSandbox({ clock: { now: () => new Date(Date.now() + ahead) } });
  whenDone(sandbox.close);
  const postgres = await startKillablePostgres();
  whenDone(postgres.stop);
  const urls = await prepareDatabase(postgres.superUrl, {
    database: 'stagedoor',
    ownerPassword: 'owner',
    programPassword: 'program',
  });
  await migrate(urls.ownerUrl);
  const provider = sandbox.stripe;
  const stripe = stripeClient({ secretKey: provider.secretKey, apiBase: provider.url });
  const people = await create(urls.programUrl, stripe);

  const settings = {
    DATABASE_URL: urls.programUrl,
    SECRET_KEY: 'a key that only the tests know, long enough',
    PUBLIC_URL: 'http://stagedoor.test',
    SANDBOX_ADDRESSES: JSON.stringify(sandbox),
  };
  await bundleProgram();
  const start = (role: Role) => startKillableProgram(role, settings);
  const servers = [await start('http'), await start('http')] as const;
  const programs = [...servers, await start('worker'), await start('worker')] as const;
  const stopPrograms = async () => void (await Promise.all(programs.map((program) => program.stop())));
  whenDone(stopPrograms);
  await Promise.all(programs.map((program) => program.serving()));

  provider.deliverWebhooksTo(`${servers[0].url}/api/webhooks/stripe`, eventTypes);
  provider.faults.cause({ seed: random.int(0, 1_000_000), ...faultPlan });
  return {
    postgres,
    urls,
    people,
    servers,
    programs,
    stopPrograms,
    provider,
    stripe,
    /** Ends the provider's faults and advances its clock. */
    calmDown(milliseconds: number) {
      provider.faults.cause({});
      ahead = milliseconds;
    },
  };
};

const tokens = { plain: testCards.success.token, asks: testCards.threeDSecureAlways.token };

/** The buyers and their plans. Every other product has limited stock. */
const createPeople = async (programUrl: string, stripe: Stripe, count: number, random: Random): Promise<Person[]> => {
  const database = openDatabase(programUrl);
  const wares = (await openShop(database, talents)) as [Ware, ...Ware[]];
  await database.pool.query('update variation set total = $1, stock = $1 where id % 2 = 0', [count]);
  const buyers = await createBuyers(database, count);
  const people = buyers.map((buyer) => ({ buyer, plan: planPurchase(random, wares) }));
  const rich = people.filter(({ plan }) => plan.earned > 0);
  await fillWallets(
    database,
    rich.map(({ buyer: { idUser }, plan: { earned: amount } }) => ({ idUser, pot: 'earned', amount })),
  );
  const withCards: Person[] = [];
  for (const person of people) {
    const { buyer, plan } = person;
    const token = plan.keptCard && tokens[plan.keptCard];
    withCards.push({ ...person, idCard: token && (await keepCard({ database, stripe }, buyer.idUser, token)) });
  }
  await database.close();
  return withCards;
};
