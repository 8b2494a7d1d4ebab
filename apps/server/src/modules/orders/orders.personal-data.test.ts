import type { StudioType } from '@stagedoor/contract/product-types';
import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { describe, expect, it } from 'vitest';
import { anImage, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import {
  aFanAtWork,
  again,
  aPurchase,
  aShop,
  buy,
  detailFor,
  orderBy,
  payCard,
  receiptOf,
} from '../../../../../tests/support/orders.ts';
import { aClient, aLoggedInClient, type TestProgram } from '../../../../../tests/support/program.ts';
import { aVideo } from '../../../../../tests/support/uploads.ts';
import { once, showAgain, violationsIn } from '../../../../../tests/support/wallet.ts';
import { sweepMedia } from '../media/index.ts';
import { deleteInactive } from '../personal-data/index.ts';

/** Every row of the database that contains one of these words. */
const rowsWith = async ({ database }: TestProgram, ...words: string[]): Promise<string[]> => {
  const { rows: tables } = await database.pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.pool.query(`select row_to_json(t)::text as row from "${name}" t`);
      return rows.map(({ row }) => `${name} ${row}`).filter((row) => words.some((word) => row.includes(word)));
    }),
  );
  return found.flat();
};

/** A fan who bought one of each from one talent and received it. */
const setUp = async () => {
  const { program, fan } = await aFanAtWork({ deposited: 50_000 });
  const seller = await aSeller(program, { name: 'Mavka Lisova' });
  const talent = await aLoggedInClient(program, seller.idUser);
  const bought = async (type: StudioType, total: number) => {
    const idProduct = await aProduct(program, seller.idUser, type);
    const receipt = await buy(
      fan.client,
      await aPurchase(program, { idProduct, type, email: fan.email, fromWallet: total }),
    );
    return (await orderBy(program, receiptOf(receipt))).id;
  };
  const deliver = async (idOrder: number, delivery: object) =>
    expect((await talent.post('/deliver-order', { idOrder, delivery })).status).toBe(200);
  const orders = {
    autograph: await bought('AUTOGRAPH', 1500),
    video: await bought('VIDEO_GREETING', 4000),
    secret: await bought('AUTO_REPLY', 500),
    parcel: await bought('PHYSICAL', 3000),
    message: await bought('MSG', 300),
  };
  await program.settle();
  await deliver(orders.autograph, { kind: 'image', idFile: await anImage(program, seller.idUser) });
  await deliver(orders.video, { kind: 'video', idFile: await aVideo(talent) });
  await deliver(orders.parcel, { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '204500' });
  await once(fan.client, '/confirm-receipt', { idOrder: orders.parcel });
  await deliver(orders.message, { kind: 'answer', text: 'It began with a song' });
  await talent.post('/write-to-order', { idOrder: orders.autograph, text: 'I drew a fern on it' });
  await fan.client.post('/write-to-order', { idOrder: orders.autograph, text: 'I hung it up' });
  await fan.client.post('/open-secret-link', { idOrder: orders.secret });
  await program.settle();
  return { program, fan, orders, talent, idTalent: seller.idUser };
};

type Scene = Awaited<ReturnType<typeof setUp>>;

const leaves = async ({ program, talent, idTalent }: Scene) => {
  await showAgain(program, idTalent);
  expect((await talent.remove('/delete-user?forfeit=true')).status).toBe(200);
};

/** Warned three times and never seen again. */
const isForgotten = async ({ program, talent }: Scene) => {
  await talent.post('/update-user', { autoDeleteMonths: 3 });
  for (const pause of [62, 23, 6, 2]) {
    program.clock.advance(days(pause));
    await program.database.inTransaction((tx) => program.jobs.queue(tx, deleteInactive, {}));
    await program.settle();
  }
};

const ways = { 'delete the account': leaves, 'are deleted for not coming back': isForgotten };

describe.each(Object.entries(ways))('talents who %s', (_, go) => {
  it('leave their buyers what they bought and what was said', { timeout: 60_000 }, async () => {
    const scene = await setUp();
    const { program, fan, orders, idTalent } = scene;
    await go(scene);
    program.clock.advance(days(2));
    await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepMedia, {}));
    await program.settle();
    const { rows } = await program.database.pool.query('select status from users where id = $1', [idTalent]);
    expect(rows).toEqual([{ status: 'DEACTIVATED' }]);

    const client = await again(program, fan.idUser, fan.client.device);
    const shown = async (name: keyof typeof orders) => detailFor(client, orders[name]);
    const download = async (url: string) => (await program.app.inject({ method: 'GET', url })).statusCode;

    const autograph = await shown('autograph');
    expect(autograph).toMatchObject({
      talentName: 'Deleted person',
      partner: { name: 'Deleted person', nickname: null, imageLink: null },
      messages: [{ text: 'I drew a fern on it' }, { text: 'I hung it up' }],
      delivered: { kind: 'image' },
      messagingClosed: 'left',
    });
    for (const action of ['write', 'askRedo']) expect(autograph.can).not.toContain(action);
    const idOrder = orders.autograph;
    for (const path of ['/write-to-order', '/ask-redo']) {
      expect((await client.post(path, { idOrder, text: 'Hello', reason: 'Wrong name' })).body).toMatchObject({
        error: 1028,
      });
    }
    const picture = autograph.delivered as { link: string };
    expect(await download(`${picture.link}/320.webp`)).toBe(200);
    const video = (await shown('video')).delivered as { link: string };
    expect(await download(video.link)).toBe(200);
    expect((await shown('secret')).delivered).toMatchObject({ content: 'https://stagedoor.example/the-demo' });
    expect((await shown('parcel')).delivered).toMatchObject({ trackingNumber: '204500' });
    expect((await shown('message')).delivered).toMatchObject({ text: 'It began with a song' });

    // Their name is what a certificate proves: it stays, and nothing else.
    const found = await rowsWith(program, 'Mavka', 'Short words', 'Many more words');
    expect(found.filter((row) => !row.startsWith('certificate '))).toEqual([]);
    expect(found).toHaveLength(2);
    expect(await violationsIn(program)).toEqual([]);
  });
});

it('leaves a guest the link to what they bought when the talent leaves', async () => {
  const { program } = await aFanAtWork();
  const shop = await aShop(program);
  const email = 'guest@example.com';
  await payCard(program, await buy(aClient(program), await aPurchase(program, { ...shop, email })));
  const token = program.mailbox.tokenFor(email);
  const read = async () => (await aClient(program).post('/read-order-link', { token })).body as OrderDetail;
  const { idOrder } = await read();
  const idFile = await anImage(program, shop.idTalent);
  await shop.talent.post('/deliver-order', { idOrder, delivery: { kind: 'image', idFile } });
  await program.settle();
  expect((await shop.talent.remove('/delete-user?forfeit=true')).status).toBe(200);
  await program.settle();
  const { delivered, partner } = await read();
  expect(partner.name).toBe('Deleted person');
  const { link } = delivered as { link: string };
  expect((await program.app.inject({ method: 'GET', url: `${link}/320.webp` })).statusCode).toBe(200);
});

it('takes a buyer’s words and files away with them, and leaves the talent the money', async () => {
  const { program, fan, orders, talent, idTalent } = await setUp();
  await showAgain(program, fan.idUser);
  expect((await fan.client.remove('/delete-user?forfeit=true')).status).toBe(200);
  await program.settle();
  const words = ['Olena', 'With a heart', 'Svobody', fan.email, 'I hung it up', 'fern'];
  expect(await rowsWith(program, ...words)).toEqual([]);
  const { rows } = await program.database.pool.query('select from private_file where is_video');
  expect(rows).toHaveLength(0);
  expect(await detailFor(talent, orders.autograph)).toMatchObject({
    partner: { idUser: fan.idUser, name: 'Deleted person' },
    fields: [],
    messages: [],
    youReceive: 1275,
  });
  expect(await program.database.inTransaction((tx) => program.ledger.balances(tx, idTalent))).toMatchObject({
    earned: 2800,
    pending: 5355,
  });
  expect(await violationsIn(program)).toEqual([]);
});
