import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../../../tests/support/clock.ts';
import { sampleKinds } from '../../../../../tests/support/kinds.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import type { Kind } from '../../platform/notices/kind.ts';
import type { Notice } from '../../platform/notices/notify.ts';

const program = await aWorkingProgram();
const { database, clock, mailbox, pushbox } = program;
program.notifications.addKinds(sampleKinds);

const anyUser = async () => {
  const user = await aUser(program);
  return { ...user, client: await aLoggedInClient(program, user.idUser) };
};
type TestUser = Awaited<ReturnType<typeof anyUser>>;

let facts = 0;
type Params = { params: { product: string }; idPartner: number; amount: number };
const notifyOne = async ({ idUser }: TestUser, more: Partial<Notice & { kind: Kind<Params> }> = {}) => {
  const { kind = sampleKinds.won, ...rest } = more;
  const notice = { idUser, eventKey: `fact ${++facts}`, params: { product: 'Vinyl' }, ...rest } as Notice & Params;
  await database.inTransaction((tx) => program.notifications.notify(tx, kind, notice));
  await program.settle();
};
const aProduct = (idOwner: number) => ({ subject: { type: 'product', id: 5 }, idOwner });
const prefer = ({ client }: TestUser, body: object) => client.post('/update-notification-preferences', body);
const mailsTo = ({ email }: TestUser) => mailbox.mails.filter(({ to }) => to === email);
const browser = async ({ client }: TestUser) => {
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  const answer = await client.post('/add-push-subscription', { endpoint, keys: { p256dh: 'BKey', auth: 'secret' } });
  expect(answer.status).toBe(200);
  return { endpoint, pushed: () => pushbox.pushed.filter((push) => push.endpoint === endpoint) };
};

describe('a mail', () => {
  it('says what happened, leads there, and ends all of them by one click', async () => {
    const one = await anyUser();
    await notifyOne(one, aProduct(one.idUser));
    const [mail] = mailsTo(one);
    expect(mail?.subject).toBe('You won “Vinyl”');
    expect(mail?.text).toContain(`http://stagedoor.test/product?id=5&user=${one.idUser}`);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const address = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    await program.app.inject({ method: 'POST', url: new URL(address).pathname });
    await notifyOne(one);
    expect(mailsTo(one)).toHaveLength(1);
  });

  it('about money has no such button, and comes all the same', async () => {
    const one = await anyUser();
    await prefer(one, { optionalEmails: false });
    await notifyOne(one);
    await notifyOne(one, { kind: sampleKinds.donated, amount: 500 });
    expect(mailsTo(one)).toMatchObject([{ subject: 'Somebody gave you $5.00' }]);
    expect(mailsTo(one)[0]?.headers).toBeUndefined();
  });

  it('is not queued for a person who gave no address', async () => {
    const one = await anyUser();
    await database.pool.query('update users set email = null where id = $1', [one.idUser]);
    const queued = async () =>
      (await database.pool.query(`select from pgboss.job where name = 'notifications.mail'`)).rowCount;
    const before = await queued();
    await notifyOne(one);
    expect(await queued()).toBe(before);
    await notifyOne(await anyUser());
    expect(await queued()).toBe((before ?? 0) + 1);
  });

  it('is in the person’s language', async () => {
    const one = await anyUser();
    await one.client.post('/update-user', { language: 'uk' });
    await notifyOne(one);
    expect(mailsTo(one)[0]?.subject).toBe('Ви виграли «Vinyl»');
  });

  it('waits until the quiet hours end, and is not sent if it was read meanwhile', async () => {
    const [sleeper, reader] = [await anyUser(), await anyUser()];
    const now = clock.now();
    const wall = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(11, 16);
    const quietHours = { from: wall(-minutes(10)), to: wall(hours(8)) };
    for (const one of [sleeper, reader]) {
      await prefer(one, { quietHours });
      await notifyOne(one);
    }
    expect([...mailsTo(sleeper), ...mailsTo(reader)]).toEqual([]);
    await reader.client.post('/mark-events-read');
    clock.advance(hours(8));
    await program.settle();
    expect([mailsTo(sleeper).length, mailsTo(reader).length]).toEqual([1, 0]);
  });

  it('a day tells of everything unread, where that is preferred', async () => {
    const one = await anyUser();
    await prefer(one, { digest: true });
    await notifyOne(one, { params: { product: 'Vinyl' } });
    await notifyOne(one, { params: { product: 'Poster' } });
    await notifyOne(one, { kind: sampleKinds.donated, amount: 500 });
    expect(mailsTo(one)).toHaveLength(1);
    clock.advance(hours(24));
    await program.settle();
    const digest = mailsTo(one).at(-1);
    expect(mailsTo(one)).toHaveLength(2);
    expect(digest?.subject).toBe('Your day on Stagedoor');
    expect(digest?.text).toMatch(/You won “Vinyl”[\s\S]*You won “Poster”/);
    expect(digest?.headers).toHaveProperty('List-Unsubscribe');
    clock.advance(hours(24));
    await program.settle();
    expect(mailsTo(one)).toHaveLength(2);
  });
});

describe('web push', () => {
  it('reaches the browsers where the person is logged in', async () => {
    const one = await anyUser();
    const here = await browser(one);
    const elsewhere = { ...one, client: await aLoggedInClient(program, one.idUser) };
    const there = await browser(elsewhere);
    await elsewhere.client.post('/log-out');
    await notifyOne(one, aProduct(one.idUser));
    const payload = {
      title: 'Stagedoor',
      body: 'You won “Vinyl”',
      path: `/product?id=5&user=${one.idUser}`,
      tag: expect.any(Number),
    };
    expect(here.pushed()).toMatchObject([{ payload, p256dh: 'BKey', auth: 'secret' }]);
    expect(there.pushed()).toEqual([]);
  });

  it('forgets a browser that does not listen any more, or does not want to', async () => {
    const one = await anyUser();
    const [gone, unwilling] = [await browser(one), await browser(one)];
    pushbox.gone.add(gone.endpoint);
    await one.client.post('/remove-push-subscription', { endpoint: unwilling.endpoint });
    await notifyOne(one);
    const { rows } = await database.pool.query('select from push_subscription where id_user = $1', [one.idUser]);
    expect([...rows, ...unwilling.pushed()]).toEqual([]);
  });

  it('is sent to push services only', async () => {
    const body = { endpoint: 'https://127.0.0.1/internal', keys: { p256dh: 'BKey', auth: 'secret' } };
    const { client } = await anyUser();
    expect(await client.post('/add-push-subscription', body)).toMatchObject({ status: 422 });
    expect((await client.get('/get-push-key')).body).toEqual({ publicKey: 'a-public-key' });
  });
});

describe('preferences', () => {
  it('begin with what is usual and change by what is named', async () => {
    const one = await anyUser();
    const usual = (await one.client.get('/get-notification-preferences')).body as { types: Record<string, object> };
    expect(usual).toMatchObject({ quietHours: null, timeZone: 'UTC', digest: false });
    expect(usual.types.LIKE_SONG).toEqual({ inApp: true, email: false, push: false });
    const change = {
      types: { LIKE_SONG: { push: true } },
      quietHours: { from: '22:00', to: '07:30' },
      timeZone: 'Europe/Kyiv',
    };
    const changed = (await prefer(one, change)).body;
    expect(changed).toMatchObject({
      ...change,
      types: { LIKE_SONG: { inApp: true, email: false, push: true } },
      digest: false,
    });
    expect((await prefer(one, { quietHours: null })).body).toMatchObject({ quietHours: null, timeZone: 'Europe/Kyiv' });
  });

  it('keep a type out of the product, out of the mail, or out of both', async () => {
    const one = await anyUser();
    await prefer(one, { types: { SAMPLE_WIN: { inApp: false }, SAMPLE_OUTBID: { email: false } } });
    await notifyOne(one);
    await notifyOne(one, { kind: sampleKinds.outbid });
    const { items } = (await one.client.post('/event-logs/true')).body as { items: { type: string }[] };
    expect(items.map(({ type }) => type)).toEqual(['SAMPLE_OUTBID']);
    expect(mailsTo(one)).toHaveLength(1);
  });

  it.each([
    { timeZone: 'Mars/Olympus' },
    { quietHours: { from: '22:00', to: '22:00' } },
    { quietHours: { from: '25:00', to: '07:00' } },
    { types: { NO_SUCH_TYPE: { email: true } } },
  ])('refuse %j', async (body) => {
    expect(await prefer(await anyUser(), body)).toMatchObject({ status: 422 });
  });

  it('are one’s own', async () => {
    expect((await aClient(program).get('/get-notification-preferences')).body).toMatchObject({ error: 1001 });
  });
});

it('describes the kinds in the language of the page, or of the account', async () => {
  const { client } = await anyUser();
  const titles = async (query: string) => {
    const { body } = await client.get(`/get-notification-preferences${query}`);
    return (body as { groups: { title: string }[] }).groups.map(({ title }) => title);
  };
  expect(await titles('')).toContain('Orders');
  expect(await titles('?language=uk')).toContain('Замовлення');
});
