import { startSandbox } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../../../apps/server/src/platform/database/prepare.ts';
import { stripeClient } from '../../../apps/server/src/platform/ports/stripe-cards.ts';
import { eventTypes } from '../../../apps/server/src/platform/ports/stripe-view.ts';
import { createBuyers, fillWallets } from '../../support/buyers.ts';
import { openShop, type Ware } from '../../support/shop.ts';
import { whenDone } from '../../support/when-done.ts';
import { startMortalPostgres } from './mortal-postgres.ts';
import { bundleProgram, startMortalProgram } from './mortal-program.ts';
import type { Role } from './points.ts';
import { planPurchase } from './purchase.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

const trouble = {
  calls: { lostAnswer: 0.04, failedAfter: 0.03, failedBefore: 0.02, tooManyCalls: 0.03 },
  webhooks: { dropped: 0.3, copies: 2, lateMs: 500 },
};

const talents = 50;

/** Two servers and two workers on one database that can all be killed, beside a card provider that survives them, and people with plans. */
export const startWorld = async (purchases: number, random: Random) => {
  let ahead = 0;
  const sandbox = await startSandbox({ clock: { now: () => new Date(Date.now() + ahead) } });
  whenDone(sandbox.close);
  const postgres = await startMortalPostgres();
  whenDone(postgres.stop);
  const urls = await prepareDatabase(postgres.superUrl, {
    ...{ database: 'stagedoor', ownerPassword: 'owner', programPassword: 'program' },
  });
  await migrate(urls.ownerUrl);
  const people = await createPeople(urls.programUrl, purchases, random);

  const settings = {
    ...{ DATABASE_URL: urls.programUrl, SECRET_KEY: 'a key that only the tests know, long enough' },
    ...{ PUBLIC_URL: 'http://stagedoor.test', SANDBOX_ADDRESSES: JSON.stringify(sandbox) },
  };
  await bundleProgram();
  const start = (role: Role) => startMortalProgram(role, settings);
  const servers = [await start('http'), await start('http')] as const;
  const programs = [...servers, await start('worker'), await start('worker')] as const;
  const stopPrograms = async () => void (await Promise.all(programs.map((program) => program.stop())));
  whenDone(stopPrograms);
  await Promise.all(programs.map((program) => program.serving()));

  const provider = sandbox.stripe;
  provider.deliverWebhooksTo(`${servers[0].url}/api/webhooks/stripe`, eventTypes);
  provider.faults.cause({ seed: random.int(0, 1_000_000), ...trouble });
  return {
    ...{ postgres, urls, people, servers, programs, stopPrograms, provider },
    stripe: stripeClient({ secretKey: provider.secretKey, apiBase: provider.url }),
    /** The provider is in good health again and its clock moves on. */
    calmDown(milliseconds: number) {
      provider.faults.cause({});
      ahead = milliseconds;
    },
  };
};

/** Who buys, what and how. Of every other ware there is only so much. */
const createPeople = async (programUrl: string, count: number, random: Random) => {
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
  await database.close();
  return people;
};
