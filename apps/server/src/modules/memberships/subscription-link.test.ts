import { beforeEach, expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aClub, type Client, join, membershipsOf } from '../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { payOn } from '../../../../../tests/support/recurring.ts';
import { once, userWith } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const gone = { error: 1058 };
const browser = () => aClient(program);

const aLinkOf = async (client: Client, idSubscription: number) => {
  const { body } = await client.post('/create-subscription-link', { idSubscription });
  const { link } = body as { link: string };
  expect(link).toMatch(new RegExp(`^/feed-subscription/${idSubscription}/[\\w-]{40,}$`));
  return link.split('/').at(-1) ?? '';
};
const read = async (token: string) => (await browser().post('/read-subscription-link', { token })).body;
const joinBy = (token: string, total = 1000) => once(browser(), '/subscribe-by-link', { token, total });

it('joins the plan for the person who asked for it, in a browser where nobody is logged in', async () => {
  const { plans } = await aClub(program, 1000);
  const [plan = 0] = plans;
  const fan = await userWith(program);
  const token = await aLinkOf(fan.client, plan);
  // Reading it, as a scanner does, changes nothing.
  expect(await read(token)).toMatchObject({ idSubscription: plan, email: expect.stringContaining('•') });
  expect(await read(token)).toMatchObject({ idSubscription: plan });
  const { status, body } = await joinBy(token);
  expect(status).toBe(200);
  await payOn(program, (body as { result: string }).result);
  expect(await membershipsOf(fan.client)).toMatchObject([{ idSubscription: plan, state: 'active' }]);
  expect(await read(token)).toMatchObject(gone);
  expect((await joinBy(token)).body).toMatchObject(gone);
});

it('stays usable after a refusal', async () => {
  const { plans } = await aClub(program, 1000);
  const fan = await userWith(program);
  const token = await aLinkOf(fan.client, plans[0] ?? 0);
  expect((await joinBy(token, 900)).body).toMatchObject({ reason: { kind: 'priceChanged', total: 1000 } });
  expect((await joinBy(token)).status).toBe(200);
});

it('is refused to whoever is a member already', async () => {
  const { plans } = await aClub(program, 1000);
  const [plan = 0] = plans;
  const fan = await userWith(program);
  const token = await aLinkOf(fan.client, plan);
  const { body } = await join(fan.client, plan, 1000);
  await payOn(program, (body as { result: string }).result);
  expect((await joinBy(token)).body).toMatchObject({ error: 1066 });
});

it('ends with a newer one, and after half an hour', async () => {
  const { plans } = await aClub(program, 1000);
  const [plan = 0] = plans;
  const fan = await userWith(program);
  const first = await aLinkOf(fan.client, plan);
  const second = await aLinkOf(fan.client, plan);
  expect((await joinBy(first)).body).toMatchObject(gone);
  await moveClock(program, minutes(31));
  expect((await joinBy(second)).body).toMatchObject(gone);
  expect(await read(await aLinkOf(await again(program, fan.idUser), plan))).toMatchObject({ idSubscription: plan });
});

it('is made only for a plan that can be joined', async () => {
  const fan = await userWith(program);
  const { body } = await fan.client.post('/create-subscription-link', { idSubscription: 999_999 });
  expect(body).toMatchObject({ error: 1072 });
});

it('leads to the page of a post when it is asked for one', async () => {
  const { plans } = await aClub(program, 1000);
  const [plan = 0] = plans;
  const fan = await userWith(program);
  const { body } = await fan.client.post('/create-subscription-link', { idSubscription: plan, idPost: 7 });
  const { link } = body as { link: string };
  expect(link).toMatch(/^\/post-subscriptions\/7\/[\w-]{40,}$/);
  expect(await read(link.split('/').at(-1) ?? '')).toMatchObject({ idSubscription: plan });
});
