import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type ListOrdersInput,
  orderIds,
  pageOfOrders,
} from '../apps/server/src/modules/orders/read/list-orders.repo.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';

// One talent with very many orders: pages of their list, and what a profile counts, each beside the plain statement that
// would look at all of them. Times are medians; buffers are pages of 8 kB that PostgreSQL touches.
const orders = Number(process.env.ORDERS ?? 100_000);
const rounds = Number(process.env.ROUNDS ?? 15);
const goals = { deep: 1.5 };

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
// In whatever way it ends, nothing is left running.
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];
try {
  const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
  const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
  await migrate(ownerUrl);
  const superUrl = new URL(postgres.superUrl);
  superUrl.pathname = '/bench';
  const client = new pg.Client(superUrl.href);
  await client.connect();
  closers.push(() => client.end());

  const text = (said: string) => `jsonb_build_object('en', '${said}', 'uk', '${said}', 'ru', '${said}')`;
  // Of a hundred orders 94 are done, three wait, two were late and one was declined. Triggers rest: the counters come after.
  await client.query(`
  set session_replication_role = replica;
  insert into users (id, name, role, status, created_at) overriding system value
    select n, 'Person ' || n, case n when 1 then 'EXPERT' else 'FAN' end::user_role, 'ACTIVE', now()
    from generate_series(1, 1000) n;
  insert into product (id, id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at)
    overriding system value
    values (1, 1, 'AUTOGRAPH', 'uk', ${text('Song')}, ${text('Short')}, ${text('Long')}, sha256('1'), now(), now());
  insert into variation (id, id_product, "order", price) overriding system value values (1, 1, 0, 1500);
  insert into orders (id, receipt, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at,
      hold_ref, quantity, express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform,
      talent, from_wallet, fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, completed_at)
    overriding system value
    select n, gen_random_uuid(), 2 + n % 999, 'loggedIn', 1, 1, 1, 'AUTOGRAPH',
      case when n % 100 < 94 then 'completed' when n % 100 < 97 then 'processing' when n % 100 < 99 then 'expired'
        else 'declined' end::order_state,
      'system', now(), n, 1, false, 1500, 1500, 0, 0, 0, 1500, 0, 225, 1275, 1500, 1, 15, 'uk', '{}', false, now(), now(),
      case when n % 100 < 94 then now() end
    from generate_series(1, ${orders}) n;
  insert into order_event (id_order, state, actor, at) select id, 'processing', 'system', now() from orders;
  insert into follow (id_user, id_talent, created_at) select n, 1, now() from generate_series(2, 1000) n;
  insert into talent_record (id_talent, slot, completed, late)
    select 1, id % 16, count(*) filter (where state = 'completed'), count(*) filter (where state = 'expired')
    from orders group by 2`);
  await client.query('vacuum analyze');

  const database = openDatabase(programUrl);
  closers.push(() => database.close());
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const timed = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds + 5; round++) {
      const began = performance.now();
      await work();
      if (round >= 5) times.push(performance.now() - began);
    }
    return median(times);
  };
  const buffersOf = async (statement: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${statement}`, [...values]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };

  const asked: ListOrdersInput = { idUser: 1, role: 'talent', size: 20 };
  const deep = { needsYou: false, idOrder: Math.floor(orders / 10) };
  const page = (input: ListOrdersInput) => timed(() => database.inTransaction((tx) => pageOfOrders(tx, input, 'uk')));
  const pageBuffers = (input: ListOrdersInput) =>
    database.inTransaction((tx) => {
      const { sql, parameters } = orderIds(tx, input).compile();
      return buffersOf(sql, parameters);
    });

  const allOrders = `select id from orders where id_talent = 1 and shown_to_talent`;
  const byOffset = `${allOrders} order by needs_talent::int desc, id desc offset ${Math.floor(orders * 0.9)} limit 20`;
  const countAll = `select count(*) from orders where id_talent = 1 and shown_to_talent`;
  const countedWhole = `select count(*) filter (where state = 'completed'), count(*) filter (where state = 'expired'
    and exists (select from order_event e where e.id_order = orders.id and e.state = 'processing'))
  from orders where id_talent = 1`;
  const kept = 'select sum(completed), sum(late) from talent_record where id_talent = 1';
  const run = (statement: string) => timed(() => client.query(statement));

  const say = (what: string, ms: number, buffers: number) =>
    console.log(`${what.padEnd(58)} ${ms.toFixed(1).padStart(8)} ms ${String(buffers).padStart(8)} buffers`);
  const [first, last] = [await page(asked), await page({ ...asked, before: deep })];
  say(`first page of ${orders} orders`, first, await pageBuffers(asked));
  say('page in the depth, by key', last, await pageBuffers({ ...asked, before: deep }));
  const declined = { ...asked, state: 'declined' } as const;
  say('page of one state', await page(declined), await pageBuffers(declined));
  say('beside: the same depth by offset, ids only', await run(byOffset), await buffersOf(byOffset));
  say('beside: counting all of them for each page', await run(countAll), await buffersOf(countAll));
  say('what a profile counts, kept', await run(kept), await buffersOf(kept));
  say('beside: counted for each view', await run(countedWhole), await buffersOf(countedWhole));

  if (last > first * goals.deep) {
    console.error(
      `A page in the depth costs ${(last / first).toFixed(2)} of the first one; ${goals.deep} is the goal.`,
    );
    process.exitCode = 1;
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
