import { expect, it } from 'vitest';
import { days, seconds } from '../../../../../../tests/support/clock.ts';
import { aGroup, aTalent, aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { aSubscriber } from '../../../../../../tests/support/stomp.ts';
import { markConnected } from './mark-connected.ts';

/** At noon of the first of March 2026, by UTC. */
const setUp = async () => {
  const program = await aProgram({ works: true });
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  const { idUser } = await aTalent(program, await aGroup(program, 'music'));
  const session = await aLoggedInClient(program, idUser);
  const set = (backOn: string | null, timeZone = 'UTC', awayFrom?: string) =>
    session.post('/set-availability', { backOn, timeZone, awayFrom });
  const card = async () => {
    const { answering, awayUntil } = (await session.get(`/get-user-by-id/${idUser}`)).body as {
      answering: boolean;
      awayUntil: string | null;
    };
    return { answering, awayUntil };
  };
  const liveUntil = async () =>
    (await program.database.pool.query('select live_until from talent where id_user = $1', [idUser])).rows[0]
      .live_until as Date | null;
  const connect = () => aSubscriber(url, { idUser, session });
  return { program, url, idUser, session, set, card, liveUntil, connect };
};

it('shows who answers now while they are connected, and a few minutes longer', async () => {
  const { program, card, connect, liveUntil } = await setUp();
  expect(await card()).toEqual({ answering: false, awayUntil: null });
  await connect();
  await expect.poll(liveUntil).not.toBeNull();
  expect(await card()).toEqual({ answering: true, awayUntil: null });
  program.clock.advance(seconds(149));
  expect(await card()).toMatchObject({ answering: true });
  program.clock.advance(seconds(1));
  expect(await card()).toMatchObject({ answering: false });
});

it('is found among those who answer now, and counted', async () => {
  const { program, session, idUser, connect, liveUntil } = await setUp();
  const found = async () => {
    const { body } = await session.post('/find-users', { answering: true, page: 0, size: 10 });
    return (body as { items: { idUser: number }[] }).items.map((item) => item.idUser);
  };
  expect(await found()).toEqual([]);
  await connect();
  await expect.poll(liveUntil).not.toBeNull();
  expect(await found()).toEqual([idUser]);
  program.clock.advance(seconds(2));
  expect((await session.get('/get-main-screen-data-web/en')).body).toMatchObject({ talents: 1, answeringNow: 1 });
});

it('writes of talents alone, and of each at most once a minute', async () => {
  const { program, idUser, liveUntil } = await setUp();
  const { idUser: fan } = await aUser(program);
  const mark = markConnected(program);
  await mark([idUser, fan]);
  const first = await liveUntil();
  program.clock.advance(seconds(59));
  await mark([idUser, fan]);
  expect(await liveUntil()).toEqual(first);
  program.clock.advance(seconds(2));
  await mark([idUser, fan]);
  expect(await liveUntil()).toEqual(new Date((first?.getTime() ?? 0) + seconds(61)));
});

it('lets a talent be away until a day of their own calendar, and brings them back by the clock', async () => {
  const { program, idUser, session, set, card, connect, liveUntil } = await setUp();
  await connect();
  await expect.poll(liveUntil).not.toBeNull();
  // In Kyiv the third of May begins at nine in the evening of the second, by UTC.
  const awayUntil = '2026-05-02T21:00:00.000Z';
  expect((await set('2026-05-03', 'Europe/Kyiv')).body).toEqual({ awayFrom: null, awayUntil });
  expect(await card()).toEqual({ answering: false, awayUntil });
  expect((await session.get('/get-user-full/')).body).toMatchObject({ awayUntil });
  program.clock.advance(Date.parse(awayUntil) - program.clock.now().getTime() - 1);
  const later = await aLoggedInClient(program, idUser);
  const awayThen = (await later.get(`/get-user-by-id/${idUser}`)).body;
  expect(awayThen).toMatchObject({ awayUntil });
  program.clock.advance(1);
  expect((await later.get(`/get-user-by-id/${idUser}`)).body).toMatchObject({ awayUntil: null });
  expect((await later.get('/get-user-full/')).body).toMatchObject({ awayUntil: null });
});

it('lets a talent be back earlier', async () => {
  const { set, card } = await setUp();
  await set('2026-05-03');
  expect((await set(null)).body).toEqual({ awayFrom: null, awayUntil: null });
  expect(await card()).toMatchObject({ awayUntil: null });
});

it('lets a talent plan an absence, which begins and ends by the clock', async () => {
  const { program, idUser, session, set } = await setUp();
  const [awayFrom, awayUntil] = ['2026-03-10T00:00:00.000Z', '2026-03-20T00:00:00.000Z'];
  expect((await set('2026-03-20', 'UTC', '2026-03-10')).body).toEqual({ awayFrom, awayUntil });
  const shown = async (who = session) => (await who.get(`/get-user-by-id/${idUser}`)).body;
  expect(await shown()).toMatchObject({ awayUntil: null });
  expect((await session.get('/get-user-full/')).body).toMatchObject({ awayFrom, awayUntil });
  program.clock.advance(Date.parse(awayFrom) - program.clock.now().getTime());
  expect(await shown(await aLoggedInClient(program, idUser))).toMatchObject({ awayUntil });
  program.clock.advance(days(10));
  expect(await shown(await aLoggedInClient(program, idUser))).toMatchObject({ awayUntil: null });
});

it.each([
  ['2026-03-20', '2026-03-20', 'tooLarge'],
  ['2026-03-20', '2026-03-21', 'tooLarge'],
  ['2026-03-20', '2026-13-01', 'invalid'],
])('refuses to be back on %s from an absence that begins on %s', async (backOn, awayFrom, word) => {
  const { set, session } = await setUp();
  expect((await set(backOn, 'UTC', awayFrom)).body).toMatchObject({ fields: { awayFrom: word } });
  expect((await session.get('/get-user-full/')).body).toMatchObject({ awayUntil: null });
});

it.each([
  ['2026-03-01', 'UTC', 'tooSmall'],
  ['2026-03-02', 'Pacific/Kiritimati', 'tooSmall'],
  ['2027-03-02', 'UTC', 'tooLarge'],
  ['2026-02-30', 'UTC', 'invalid'],
])('refuses to be back on %s in %s', async (backOn, timeZone, word) => {
  const { set } = await setUp();
  expect((await set(backOn, timeZone)).body).toMatchObject({ fields: { backOn: word } });
});

it('refuses a time zone that does not exist, and who sells nothing', async () => {
  const { program, set } = await setUp();
  expect((await set('2026-05-03', 'Mars/Olympus')).body).toMatchObject({ fields: { timeZone: 'invalid' } });
  const { idUser } = await aUser(program);
  const fan = await aLoggedInClient(program, idUser);
  expect((await fan.post('/set-availability', { backOn: null, timeZone: 'UTC' })).status).toBeGreaterThanOrEqual(400);
});

it('says on a product page until when its talent is away', async () => {
  const { program, idUser, session, set } = await setUp();
  const form = { productType: 'AUTOGRAPH', language: 'en', standardRate: 1_500 };
  const words = { name: 'A signed page', shortAbout: 'Signed', about: 'Signed by hand with your name' };
  const { idProduct } = (await session.post('/save-product/', { ...form, ...words })).body as { idProduct: number };
  await set('2026-05-03');
  const product = async () => (await session.get(`/get-product-by-id/${idProduct}`)).body;
  expect(await product()).toMatchObject({ ownerAwayUntil: '2026-05-03T00:00:00.000Z', productStatus: 'ACTIVE' });
  program.clock.advance(days(70));
  const later = await aLoggedInClient(program, idUser);
  expect((await later.get(`/get-product-by-id/${idProduct}`)).body).toMatchObject({ ownerAwayUntil: null });
});

it('sells no express that is due before the talent is back', async () => {
  const { program, session, set } = await setUp();
  const form = { productType: 'AUTOGRAPH', language: 'en', standardRate: 1_500, expressRate: 2_500 };
  const words = { name: 'A signed page', shortAbout: 'Signed', about: 'Signed by hand with your name' };
  const { idProduct } = (await session.post('/save-product/', { ...form, ...words })).body as { idProduct: number };
  const offered = async () => {
    const { body } = await session.get(`/get-product-by-id/${idProduct}`);
    const { expressRate, variations } = body as { expressRate: number | null; variations: { expressPrice: number }[] };
    const offer = await program.catalogue.findOffer(idProduct);
    return [expressRate, variations[0]?.expressPrice, offer.variation.expressPrice];
  };
  await set('2026-03-03');
  expect(await offered()).toEqual([2_500, 2_500, 2_500]);
  await set('2026-03-04');
  expect(await offered()).toEqual([null, null, null]);
  const own = (await session.get(`/get-user-products?idProduct=${idProduct}`)).body;
  expect(own).toMatchObject({ products: [{ variations: [{ expressPrice: 2_500 }] }] });
});
