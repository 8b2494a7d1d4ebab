import { orderStates } from '@stagedoor/contract/order-words';
import { expect, it } from 'vitest';
import { brokenInvariants } from '../../../../tests/support/ledger.ts';
import { aClient, aLoggedInClient, aProgram, type TestProgram } from '../../../../tests/support/program.ts';
import { invariants } from '../invariants.ts';
import { type KeepCard, keepCards } from './seed-cards.ts';
import { type Drawn, fillWorld } from './seed-demo.ts';
import { makeWorld } from './world/index.ts';
import { signedOrders } from './world/orders.ts';
import { plansOf } from './world/plans.ts';
import { postArt } from './world/posts/post-art.ts';
import { productsOf } from './world/products.ts';
import { demoEmails } from './world/staff.ts';

/** Ids in place of drawn pictures. */
const undrawn = (): Drawn => {
  const { talents, fans } = makeWorld();
  const some = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
  return {
    portraits: some('portrait', talents.length),
    covers: some('cover', talents.length),
    fans: some('fan', fans.length),
    autographs: new Map(signedOrders.map((story, at) => [story, { id: `autograph-${at}`, file: null }])),
    posts: new Map(postArt(talents).map(({ shown }, at) => [shown, `post-${at}`])),
    plans: talents.map((talent) => plansOf(talent).map((product) => ({ product, images: [] }))),
    shelves: talents.map((talent) => productsOf(talent).map((product) => ({ product, images: [] }))),
  };
};

const aKeptCard: KeepCard = ({ email }) => ({
  customer: `customer ${email}`,
  method: `method ${email}`,
  fingerprint: 'f1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2040,
});

const idOf = async ({ database }: TestProgram, email: string): Promise<number> =>
  (await database.pool.query('select id from users where email = $1', [email])).rows[0].id;

const setUp = async () => {
  const program = await aProgram();
  const cards = keepCards(makeWorld().fans, aKeptCard);
  await program.database.inTransaction((tx) => fillWorld(tx, { ...program, cards }, undrawn(), 'no password'));
  const clientOf = async (email: string) => aLoggedInClient(program, await idOf(program, email));
  return {
    program,
    talent: await clientOf(demoEmails.talent),
    fan: await clientOf(demoEmails.fan),
    staff: await clientOf(demoEmails.administrator),
  };
};

const { program, talent, fan, staff } = await setUp();

type Orders = { items: { idOrder: number; state: string; needsYou: boolean }[] };

it('shows the fan and the talent orders as they really go, and the books agree', async () => {
  const bought = (await fan.post('/get-orders', { size: 50 })).body as Orders;
  // An order that awaits payment expires after a quarter of an hour.
  const states = orderStates.filter((state) => state !== 'awaitingPayment');
  expect(new Set(bought.items.map(({ state }) => state))).toEqual(new Set(states));
  const sold = (await talent.post('/get-orders', { role: 'talent', size: 50 })).body as Orders;
  expect(sold.items.filter(({ needsYou }) => needsYou).length).toBeGreaterThanOrEqual(5);
  expect(await brokenInvariants(program, invariants)).toEqual([]);
});

it('has seen nothing that is yet to come', async () => {
  const now = program.clock.now();
  const { rows } = await program.database.pool.query(
    'select kind, ref from ledger_tx where at > $1 union all select state::text, id::text from orders where moved_at > $1 ' +
      'union all select text, id::text from post where published_at > $1 ' +
      'union all select text, id::text from post_comment where created_at > $1',
    [now],
  );
  expect(rows).toEqual([]);
});

it('shows a talent with earnings to spend and others on their way, and a fan with money back and a bonus', async () => {
  expect((await talent.get('/get-wallet')).body).toMatchObject({
    balances: { bonus: 0, deposited: 0, earned: expect.any(Number), pending: expect.any(Number) },
    withdrawal: null,
  });
  expect((await talent.post('/transaction-log', { pot: 'earned', size: 50 })).body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'withdrawal.requested', amount: -15_000, status: 'completed' }),
    ]),
  });
  const wallet = (await fan.get('/get-wallet')).body as { available: number; returnable: number };
  expect(wallet.available).toBeGreaterThan(10_000);
  // The sandbox's card company never saw the card it came from.
  expect(wallet.returnable).toBe(0);
});

it('leaves something for the staff to decide about in every queue, and one withdrawal that they sent', async () => {
  const { body } = await staff.post('/get-withdrawals');
  expect(body).toMatchObject({ items: [{ amount: 12_500, firstName: 'Kwame' }] });
  const [waiting] = (body as { items: { id: number }[] }).items;
  expect(await staff.post('/approve-withdraw', { id: waiting?.id })).toMatchObject({ status: 200 });
  expect((await staff.get('/get-withdrawal-batch/1')).body).toMatchObject({ fileName: 'withdrawals-1.xml' });
  for (const queue of ['/get-collaborations', '/get-order-problems']) {
    expect(((await staff.post(queue)).body as Orders).items.length).toBeGreaterThan(0);
  }
});

it('has reviews that others can read', async () => {
  const scores = await talent.get(`/get-scores/${await idOf(program, demoEmails.talent)}`);
  expect(scores.body).toMatchObject({ totalScores: 6, averageScore: expect.any(Number) });
});

it('has talents whom fans follow, the first ones most', async () => {
  const { rows } = await program.database.pool.query<{ followers: number }>(
    `select coalesce(sum(followers), 0)::int as followers from talent left join talent_followers on id_talent = id_user
     group by id_user, rank order by rank desc`,
  );
  expect(rows[0]?.followers).toBeGreaterThan(rows.at(-1)?.followers ?? 0);
  expect(rows.every(({ followers }) => followers > 0)).toBe(true);
});

it('gives the fan a membership of every kind and gifts on both sides, and the talent members in every plan', async () => {
  const memberships = (await fan.get('/get-memberships?language=uk')).body as { state: string; planName: string }[];
  expect(memberships.map(({ state }) => state)).toEqual(expect.arrayContaining(['active', 'stopping', 'ended']));
  expect(memberships.map(({ planName }) => planName)).toContain('За лаштунками');
  expect((await fan.get('/get-sent-gifts')).body).toMatchObject({
    monthly: [{ state: 'active', card: { last4: '4242' } }],
    single: [{ price: 1_000, thankedAt: expect.any(String) }],
  });
  const { rows: forMembers } = await program.database.pool.query(
    `select audience::text as audience, count(id_plan)::int as plans from product
     left join product_plan on id_product = id where audience <> 'everyone' group by id order by id`,
  );
  expect(forMembers).toEqual([
    { audience: 'members', plans: 0 },
    { audience: 'plans', plans: 1 },
  ]);
  const plans = (await talent.get('/get-own-plans')).body as { members: number }[];
  expect(plans.map(({ members }) => members > 0)).toEqual([true, true]);
  const { items } = (await talent.post('/get-received-gifts', { size: 50 })).body as {
    items: { thankedAt: unknown }[];
  };
  expect(items.length).toBeGreaterThan(20);
  expect(items.some(({ thankedAt }) => thankedAt === null)).toBe(true);
});

it('suggests gifts in every language', async () => {
  const idTalent = await idOf(program, demoEmails.talent);
  const { variations } = (await aClient(program).get(`/get-available-donations/${idTalent}?language=uk`)).body as {
    variations: { name: string }[];
  };
  expect(variations.map(({ name }) => name)).toEqual(['Кава', 'Комплект струн', 'Година в студії', 'День у студії']);
});

it('charges what is paid every month to saved cards', async () => {
  expect((await fan.get('/get-cards')).body).toMatchObject([{ brand: 'visa', last4: '4242' }]);
  const { rows } = await program.database.pool.query(
    `select kind::text as kind, state::text as state, id_card is null as without_card, count(*)::int as count
     from recurring_agreement where state <> 'ended' group by 1, 2, 3 order by 1, 2`,
  );
  expect(rows.map(({ without_card }) => without_card)).not.toContain(true);
  expect(rows.map(({ state }) => state)).not.toContain('retrying');
  // Renewals were charged in the absence of the fan, first payments were not.
  const { rows: paid } = await program.database.pool.query(
    `select distinct kept_card = (number > 1) as expected from recurring_period
     join payment on purpose = 'order' and ref = id_order::text where recurring_period.state = 'paid'`,
  );
  expect(paid).toEqual([{ expected: true }]);
});

type Posts = {
  items: { title: string; locked: boolean; pinned: boolean; poll: { ends: string } | null; link: unknown }[];
};

it('has feeds of three months, locked posts, running and ended polls, and a community', async () => {
  const id = await idOf(program, demoEmails.talent);
  const seen = ((await talent.post(`/feed/get-posts/${id}`, { size: 50 })).body as Posts).items;
  expect(seen[0]?.pinned).toBe(true);
  expect(seen.some(({ link }) => link !== null)).toBe(true);
  const now = program.clock.now();
  const running = seen.flatMap(({ poll }) => (poll ? [new Date(poll.ends) > now] : []));
  expect(running).toEqual(expect.arrayContaining([true, false]));
  const byVisitor = ((await aClient(program).post(`/feed/get-posts/${id}`, { size: 50 })).body as Posts).items;
  expect(byVisitor.filter(({ locked }) => locked).length).toBe(3);
  const community = ((await fan.post(`/community/get-posts/${id}`, {})).body as Posts).items;
  expect(community.length).toBeGreaterThan(4);
  expect(community.every(({ locked }) => !locked)).toBe(true);
  expect((await talent.post('/feed/get-drafts', {})).body).toMatchObject({ items: { length: 2 } });
});

it('has chats with history, open paid messages for the talent, a group, and chats with support', async () => {
  const desk = (await talent.post('/get-message-desk', {})).body as { waiting: number };
  expect(desk.waiting).toBeGreaterThanOrEqual(4);
  const threads = (await talent.post('/users-history', {})).body as { items: { kind: string; unread: number }[] };
  expect(threads.items.map(({ kind }) => kind)).toContain('GROUP');
  expect(threads.items.filter(({ kind, unread }) => kind === 'PAIR' && unread > 0).length).toBeGreaterThanOrEqual(3);
  const { rows } = await program.database.pool.query(`select count(*)::int as count from chat where kind = 'support'`);
  expect(rows[0].count).toBe(3);
  const cases = await program.database.pool.query(
    `select count(*)::int as count, count(waiting_since)::int as waiting from support_case`,
  );
  expect(cases.rows[0]).toEqual({ count: 3, waiting: 2 });
});
