import { expect, it } from 'vitest';
import { createRandom } from '../../apps/server/src/demo/random.ts';
import { invariants } from '../../apps/server/src/invariants.ts';
import { wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import { hours } from '../support/clock.ts';
import { type FaultSize, faultSeed, faultSize } from '../support/fault-size.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { finishLater } from './crash/finish-later.ts';
import { retryingClient } from './crash/retrying-client.ts';
import { strike } from './crash/strike.ts';
import { startPrograms } from './crash/world.ts';
import { converse, type Said } from './messages/converse.ts';
import { createPairs, messagePrice, type Pair } from './messages/people.ts';

const sizes: Record<FaultSize, { pairs: number; kills: number; databaseKills: number }> = {
  small: { pairs: 20, kills: 2, databaseKills: 1 },
  commit: { pairs: 100, kills: 6, databaseKills: 1 },
  nightly: { pairs: 4_000, kills: 120, databaseKills: 10 },
};
const size = sizes[faultSize];
const atOnce = 16;

it('no message is lost once it was confirmed, none is sent without money, and no money is taken without one', {
  timeout: 240_000 + size.pairs * 300,
}, async () => {
  const random = createRandom(faultSeed);
  const world = await startPrograms(random, (programUrl) => createPairs(programUrl, size.pairs, random));
  const { programs, postgres, people, servers } = world;
  const strikes = strike({ ...size, purchases: size.pairs, programs, postgres, random });
  const ask = retryingClient(servers.map(({ url }) => url));
  const lane = limitConcurrency(atOnce);
  const talks = people.map((pair, at) =>
    lane(async () => {
      await strikes.keepUp(at);
      const said = await converse(ask, pair);
      strikes.finishedOne();
      return said;
    }),
  );
  const [all, struck] = await Promise.all([Promise.all(talks), strikes.done()]);
  await world.stopPrograms();
  const program = await finishLater(world, hours(1), size.pairs);
  process.stdout.write(`${JSON.stringify({ seed: faultSeed, ...size, struck })}\n`);

  const found = await readChats(program.database.pool);
  expect(people.map((pair, at) => ({ pair, ...foundOf(pair, all[at] as Said, found) }))).toEqual(
    people.map((pair, at) => ({ pair, ...expectedOf(pair, all[at] as Said) })),
  );
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});

type Found = {
  messages: Map<number, string[]>;
  gaps: Set<number>;
  states: Map<number, string[]>;
  left: Map<string, number>;
};
type Pool = { query: (text: string) => Promise<{ rows: { key: string; value: never }[] }> };

const readChats = async (pool: Pool): Promise<Found> => {
  const pairs = async <T>(query: string): Promise<[string, T][]> =>
    (await pool.query(query)).rows.map(({ key, value }) => [key, value]);
  const byNumber = <T>(entries: [string, T][]) => new Map(entries.map(([key, value]) => [Number(key), value]));
  return {
    messages: byNumber(
      await pairs<string[]>(`select id_chat::text as key, array_agg(id_author || ' ' || text order by seq) as value
        from chat_message where seq is not null group by id_chat`),
    ),
    gaps: new Set(
      (
        await pairs<number>(`select c.id::text as key, c.last_seq as value from chat c
          left join (select id_chat, count(seq) as count, max(seq) as last from chat_message group by 1) m on m.id_chat = c.id
          where c.last_seq <> m.count or c.last_seq <> m.last`)
      ).map(([id]) => Number(id)),
    ),
    states: byNumber(
      await pairs<string[]>(
        `select id_buyer::text as key, array_agg(state::text) as value from orders group by id_buyer`,
      ),
    ),
    left: new Map(
      await pairs<number>(`select kind || ' ' || owner as key, balance as value from ledger_account where tracked`),
    ),
  };
};

const foundOf = ({ fan }: Pair, { idChat }: Said, { messages, gaps, states, left }: Found) => {
  const { kind, owner } = wallet.deposited(fan.idUser);
  return {
    messages: (messages.get(idChat) ?? []).toSorted(),
    isComplete: !gaps.has(idChat),
    states: states.get(fan.idUser),
    left: left.get(`${kind} ${owner}`) ?? 0,
  };
};

/** A message paid by card is refunded to the card; the wallet keeps what it had. */
const expectedOf = ({ plan }: Pair, { confirmed, state }: Said) => ({
  messages: confirmed.toSorted(),
  isComplete: true,
  states: [state],
  left: plan.pays === 'wallet' && (state === 'processing' || state === 'completed') ? 0 : messagePrice,
});
