import type { SecretLink } from '@stagedoor/contract/schemas/order';
import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { hours } from '../../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPaidOrder,
  aPurchase,
  aShop,
  buy,
  detailFor,
  moveClock,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { balancesOf, violationsIn } from '../../../../../../tests/support/wallet.ts';

it('shares out the price to the cent when the talent delivers', async () => {
  const { program, fan } = await aFanAtWork();
  const fields = { keepHidden: false };
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields });
  expect((await detailFor(talent, idOrder)).can).toEqual(['begin', 'decline', 'deliver', 'askExtension', 'write']);
  const idFile = await anImage(program, idTalent);
  expect((await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } })).status).toBe(200);
  await program.settle();
  const order = await detailFor(fan.client, idOrder);
  expect(order).toMatchObject({
    state: 'completed',
    delivered: { kind: 'image', link: expect.stringContaining(`/media/${idFile}.`) },
    history: [
      { state: 'awaitingPayment' },
      { state: 'processing', actor: 'system' },
      { state: 'completed', actor: 'talent' },
    ],
  });
  expect(order.money.slice(1)).toMatchObject([
    { kind: 'order.fulfilled', amount: 1275, from: 'escrow', to: 'talent' },
    { kind: 'order.fulfilled', amount: 225, from: 'escrow', to: 'platform' },
  ]);
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 1275 });
  expect(program.mailbox.latest(fan.email).subject).toContain('is here');
  await moveClock(program, hours(48));
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 0, earned: 1275 });
  expect(await violationsIn(program)).toEqual([]);

  const portfolio = await aClient(program).post(`/get-complete-products-short/${idTalent}`);
  expect(portfolio.body).toMatchObject({ items: [{ idOrder, imageLink: `/media/portfolio/${idOrder}` }] });
  await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: true });
  expect((await aClient(program).post(`/get-complete-products-short/${idTalent}`)).body).toMatchObject({ items: [] });
});

it('hands over a picture to one buyer alone, and none that is shown elsewhere', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 3000 });
  const one = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const hand = (idOrder: number, idFile: string) =>
    one.talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  const portrait = await anImage(program, one.idTalent);
  expect((await one.talent.post('/update-user', { idImage: portrait })).status).toBe(200);
  expect((await hand(one.idOrder, portrait)).status).toBe(404);
  const idFile = await anImage(program, one.idTalent);
  expect((await hand(one.idOrder, idFile)).status).toBe(200);
  expect((await one.talent.post('/update-user', { idImage: idFile })).status).toBe(404);

  const again = await buy(fan.client, await aPurchase(program, { ...one, email: fan.email, fromWallet: 1500 }));
  const { id } = await orderBy(program, receiptOf(again));
  expect((await hand(id, idFile)).status).toBe(404);
});

it('shows a delivered picture to holders of a valid link, and in the portfolio until its buyer hides it', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1500 });
  const bought = { fields: { keepHidden: false }, fromWallet: 1500 };
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', bought);
  const idFile = await anImage(program, idTalent);
  const open = async (url: string) => {
    const { statusCode, headers } = await program.app.inject({ method: 'GET', url });
    return { status: statusCode, cache: headers['cache-control'], disposition: headers['content-disposition'] };
  };
  expect(await open(`/media/${idFile}`)).toMatchObject({ status: 200 });
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  for (const ending of ['', '/320.webp', '/original.webp']) {
    expect(await open(`/media/${idFile}${ending}`)).toMatchObject({ status: 404 });
  }
  const { delivered } = await detailFor(fan.client, idOrder);
  const { link, original } = delivered as { link: string; original: string };
  for (const url of [link, `${link}/320.webp`]) {
    expect(await open(url)).toMatchObject({ status: 200, cache: 'private, no-store' });
  }
  expect(await open(original)).toMatchObject({ status: 200, disposition: 'attachment' });
  // A reload shows the same picture.
  expect(delivered).toEqual((await detailFor(fan.client, idOrder)).delivered);
  expect(await open(link.replace('/media/', '/files/'))).toMatchObject({ status: 404 });
  expect(await open(`${link.slice(0, -3)}abc`)).toMatchObject({ status: 404 });

  const portfolio = `/media/portfolio/${idOrder}`;
  for (const url of [portfolio, `${portfolio}/320.webp`]) {
    expect(await open(url)).toMatchObject({ status: 200, cache: 'public, max-age=300' });
  }
  for (const url of [`${portfolio}/original.webp`, '/media/portfolio/0', '/media/portfolio/none']) {
    expect(await open(url)).toMatchObject({ status: 404 });
  }
  await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: true });
  expect(await open(portfolio)).toMatchObject({ status: 404 });
  expect(await open(link)).toMatchObject({ status: 200 });
  await fan.client.post('/change-keep-hidden', { idOrder, keepHidden: false });
  await talent.post('/hide-user');
  expect(await open(portfolio)).toMatchObject({ status: 404 });
  program.clock.advance(hours(2));
  expect(await open(link)).toMatchObject({ status: 404 });
});

it('takes only what the type asks for, from its own talent, once', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent } = await aPaidOrder(program, fan);
  const answer = { idOrder, delivery: { kind: 'answer', text: 'Hello' } };
  expect(await talent.post('/deliver-order', answer)).toMatchObject({
    status: 409,
    body: { reason: { kind: 'otherDelivery', delivery: 'image' } },
  });
  const { talent: other, idTalent: idOther } = await aShop(program);
  const idFile = await anImage(program, idOther);
  const foreign = { idOrder, delivery: { kind: 'image', idFile } };
  expect((await other.post('/deliver-order', foreign)).status).toBe(404);
  expect((await talent.post('/deliver-order', foreign)).status).toBe(404);
  expect((await other.get(`/get-order/${idOrder}`)).status).toBe(404);
  expect((await fan.client.get(`/get-order/${idOrder}`)).status).toBe(200);
});

it.each([
  [
    'PHYSICAL',
    'shipped',
    { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' },
    { kind: 'parcel', trackingNumber: '204500' },
  ],
  ['MSG', 'completed', { kind: 'answer', text: 'With a song' }, { kind: 'answer', text: 'With a song' }],
] as const)('hands over %s: it is %s', async (type, state, delivery, delivered) => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent } = await aPaidOrder(program, fan, type);
  expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
  expect(await detailFor(fan.client, idOrder)).toMatchObject({ state, delivered });
  expect(await violationsIn(program)).toEqual([]);
});

it('opens a secret link on three devices and no more', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan, 'AUTO_REPLY');
  const open = async () => {
    const client = await again(program, fan.idUser);
    const { status, body } = await client.post('/open-secret-link', { idOrder });
    return { status, body, seen: (await detailFor(client, idOrder)).delivered };
  };
  const content = expect.stringContaining('demo');
  for (const devicesLeft of [2, 1, 0]) {
    const shown = { kind: 'secretLink', content, devicesLeft };
    expect(await open()).toMatchObject({ status: 200, body: shown, seen: shown });
  }
  expect(await open()).toMatchObject({
    status: 409,
    body: { error: 1028, reason: { kind: 'noDeviceLeft' } },
    seen: { content: null, devicesLeft: 0 },
  });
  const shown = (await detailFor(fan.client, idOrder)).delivered as SecretLink;
  expect(shown.devices.map(({ slot }) => slot)).toEqual([1, 2, 3]);
  expect((await fan.client.post('/revoke-order-device', { idOrder, slot: 2 })).status).toBe(200);
  expect(await open()).toMatchObject({ status: 200, body: { content, devicesLeft: 0 } });
});

it('opens a secret link by a press alone: reading the order uses no device slot and takes no lock', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder } = await aPaidOrder(program, fan, 'AUTO_REPLY');
  const { shop, email } = { shop: await aShop(program, 'AUTO_REPLY'), email: 'guest@example.com' };
  await payCard(program, await buy(aClient(program), await aPurchase(program, { ...shop, email })));
  const token = program.mailbox.tokenFor(email);
  await program.database.inTransaction(async (tx) => {
    await tx.selectFrom('orders').select('id').forUpdate().execute();
    for (let times = 0; times < 4; times++) {
      const own = await fan.client.get(`/get-order/${idOrder}`);
      const linked = await aClient(program).post('/read-order-link', { token });
      for (const { body } of [own, linked]) {
        expect(body).toMatchObject({ delivered: { content: null, devicesLeft: 3, devices: [] } });
      }
    }
  });
  const guest = aClient(program);
  expect((await guest.post('/open-secret-link', { token })).body).toMatchObject({ devicesLeft: 2 });
  expect((await guest.post('/open-secret-link', { token })).body).toMatchObject({ devicesLeft: 2 });
  expect((await guest.post('/read-order-link', { token })).body).toMatchObject({
    delivered: { content: expect.stringContaining('demo'), devices: [{ slot: 1, current: true }] },
  });
});

it('opens a secret link for its buyer alone, and keeps to three though ten ask at once', async () => {
  const { program, fan } = await aFanAtWork();
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTO_REPLY');
  for (const client of [talent, aClient(program), (await aShop(program)).talent]) {
    expect((await client.post('/open-secret-link', { idOrder })).status).toBe(404);
  }
  const devices = await Promise.all(Array.from({ length: 10 }, () => again(program, fan.idUser)));
  const answers = await Promise.all(devices.map((device) => device.post('/open-secret-link', { idOrder })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

it('gives messages and minutes that were bought ahead', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 20_000 });
  const pack = await aPaidOrder(program, fan, 'MESSAGE_PACKAGE', { fromWallet: 2500 });
  expect((await detailFor(fan.client, pack.idOrder)).delivered).toMatchObject({
    kind: 'entitlement',
    left: 10,
    of: 10,
  });
  const minutes = await aPaidOrder(program, fan, 'CALL_PACKAGE', { fromWallet: 9000 });
  expect((await detailFor(fan.client, minutes.idOrder)).delivered).toMatchObject({
    left: 3600,
    validUntil: '2027-03-01T12:00:00.000Z',
  });
  expect(await violationsIn(program)).toEqual([]);
});

it('has a mistake put right once, within seven days', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 1500 });
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const ask = () => fan.client.post('/ask-redo', { idOrder, reason: 'It says Olha' });
  const hand = async (idFile: string) =>
    talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  const [first, second] = [await anImage(program, idTalent), await anImage(program, idTalent)];
  expect((await ask()).status).toBe(409);
  expect((await hand(first)).status).toBe(200);
  expect((await hand(second)).status).toBe(409);
  expect((await ask()).status).toBe(200);
  expect(await detailFor(talent, idOrder)).toMatchObject({
    needsYou: true,
    redo: { reason: 'It says Olha', done: false },
  });
  expect((await hand(second)).status).toBe(200);
  expect(await detailFor(fan.client, idOrder)).toMatchObject({
    delivered: { link: expect.stringContaining(`/media/${second}.`) },
    redo: { done: true },
  });
  expect((await ask()).status).toBe(409);
  await program.settle();
  expect(await balancesOf(program, idTalent)).toMatchObject({ pending: 1275 });
  expect(await violationsIn(program)).toEqual([]);
});

it('hands over a video as a file of the talent’s own, behind a link that dies', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 4000 });
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'VIDEO_GREETING', { fromWallet: 4000 });
  const at = program.clock.now();
  const video =
    "insert into private_file (id, id_owner, name, is_video, created_at, expires_at) values ($3, $1, 'v.mp4', true, $2, $2)";
  for (const id of ['a-video', 'a-better-video']) await program.database.pool.query(video, [idTalent, at, id]);
  const hand = (idFile: string) => talent.post('/deliver-order', { idOrder, delivery: { kind: 'video', idFile } });
  expect((await hand('another')).status).toBe(404);
  expect((await hand('a-video')).status).toBe(200);
  const { delivered } = await detailFor(fan.client, idOrder);
  expect(delivered).toMatchObject({ kind: 'video', link: expect.stringMatching(/^\/files\//) });

  await fan.client.post('/ask-redo', { idOrder, reason: 'It is for Olha' });
  expect((await hand('a-better-video')).status).toBe(200);
  const later = new Date(at.getTime() + hours(2));
  const { rows } = await program.database.pool.query('select id, expires_at > $1 as stays from private_file', [later]);
  expect(new Map(rows.map(({ id, stays }) => [id, stays]))).toEqual(
    new Map([
      ['a-video', false],
      ['a-better-video', true],
    ]),
  );
  expect(await violationsIn(program)).toEqual([]);
});
