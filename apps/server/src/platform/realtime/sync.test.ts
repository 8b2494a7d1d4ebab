import { eventLogUpdated } from '@stagedoor/contract/live/notifications';
import { beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { aSubscriber } from '../../../../../tests/support/stomp.ts';
import { purgeDelivered } from './purge-delivered-events.ts';

const program = await aWorkingProgram();
const { database, live, clock } = program;
let url = '';
beforeAll(async () => {
  url = await program.app.listen({ host: '127.0.0.1', port: 0 });
});

const anyUser = async () => {
  const { idUser } = await aUser(program);
  return { idUser, session: await aLoggedInClient(program, idUser) };
};
/** Told apart by their ids, which belong to no notification. */
const sendTo = (idUser: number, id: number) =>
  database.inTransaction((tx) => live.send(tx, idUser, eventLogUpdated, { ids: [id] }));
const delivered = async (idUser: number) => {
  const { rows } = await database.pool.query('select at from live_event where id_user = $1 order by at', [idUser]);
  return rows.map(({ at }) => at?.toISOString());
};
const datesOf = (client: Awaited<ReturnType<typeof aSubscriber>>) => client.events().map(({ date }) => date);
const heard = (client: Awaited<ReturnType<typeof aSubscriber>>, count: number) =>
  client.until(() => client.events().length >= count, `${count} events`);

describe('after a cut', () => {
  it('brings exactly what was missed, in order, before what is new', async () => {
    const one = await anyUser();
    const first = await aSubscriber(url, one);
    for (let id = 1; id <= 3; id++) await sendTo(one.idUser, id);
    await heard(first, 3);
    first.socket.terminate();
    await database.inTransaction(async (tx) => {
      for (let id = 4; id <= 300; id++) await live.send(tx, one.idUser, eventLogUpdated, { ids: [id] });
    });
    const second = await aSubscriber(url, one);
    await sendTo(one.idUser, 301);
    second.sync(datesOf(first).at(-1) ?? '');
    await heard(second, 298);
    await sendTo(one.idUser, 302);
    await heard(second, 299);
    expect([...datesOf(first), ...datesOf(second)]).toEqual(await delivered(one.idUser));
  });

  it('brings nothing twice, however often one asks', async () => {
    const one = await anyUser();
    const client = await aSubscriber(url, one);
    client.sync(client.date);
    await sendTo(one.idUser, 1);
    await heard(client, 1);
    for (let count = 0; count < 5; count++) client.sync(client.date);
    await sendTo(one.idUser, 2);
    await heard(client, 2);
    expect(datesOf(client)).toEqual(await delivered(one.idUser));
  });

  it('loses nothing when the cut comes before the first event', async () => {
    const one = await anyUser();
    const first = await aSubscriber(url, one);
    first.socket.terminate();
    await sendTo(one.idUser, 1);
    const second = await aSubscriber(url, one);
    second.sync(first.date);
    await heard(second, 1);
    expect(datesOf(second)).toEqual(await delivered(one.idUser));
  });

  it('loses nothing to a transaction that wrote first and committed last', async () => {
    const one = await anyUser();
    const first = await aSubscriber(url, one);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = database.inTransaction(async (tx) => {
      await live.send(tx, one.idUser, eventLogUpdated, { ids: [1] });
      written();
      await held;
    });
    await isWritten;
    await sendTo(one.idUser, 2);
    await heard(first, 1);
    first.socket.terminate();
    commit();
    await slow;
    const second = await aSubscriber(url, one);
    second.sync(datesOf(first).at(-1) ?? '');
    await heard(second, 1);
    const all = await delivered(one.idUser);
    expect(all).toHaveLength(2);
    expect([...datesOf(first), ...datesOf(second)]).toEqual(all);
  });

  it('says so when it was so long ago that it is no longer kept', async () => {
    const one = await anyUser();
    const first = await aSubscriber(url, one);
    first.socket.terminate();
    await sendTo(one.idUser, 1);
    clock.advance(days(9));
    await database.inTransaction((tx) => program.jobs.queue(tx, purgeDelivered, {}));
    await program.settle();
    expect(await delivered(one.idUser)).toEqual([]);
    const second = await aSubscriber(url, { ...one, session: await aLoggedInClient(program, one.idUser) });
    second.sync(first.date);
    await heard(second, 3);
    const types = second.events().map(({ eventType }) => eventType);
    expect(types.toSorted()).toEqual(['CALL_BOOKING_CHANGED', 'EVENT_LOG_UPDATED', 'THREAD_UPDATED']);
    second.sync(first.date);
    await sendTo(one.idUser, 2);
    await heard(second, 4);
    expect(second.events()).toHaveLength(4);
  });
});

it('keeps one order for everybody while many write at once and sockets come and go', async () => {
  const one = await anyUser();
  const steady = await aSubscriber(url, one);
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let id = 0; id < 25; id++) await sendTo(one.idUser, writer * 100 + id + 1);
  });
  const dates: string[] = [];
  let last = steady.date;
  for (let round = 0; round < 10; round++) {
    const client = await aSubscriber(url, one);
    client.sync(last);
    if (round % 2 === 0) await heard(client, 1).catch(() => {});
    client.socket.terminate();
    dates.push(...datesOf(client));
    last = datesOf(client).at(-1) ?? last;
    if (dates.length >= 200) break;
  }
  await Promise.all(writers);
  const end = await aSubscriber(url, one);
  end.sync(last);
  await heard(steady, 200);
  await heard(end, 200 - dates.length);
  const all = await delivered(one.idUser);
  expect(all).toHaveLength(200);
  expect(datesOf(steady)).toEqual(all);
  expect([...dates, ...datesOf(end)]).toEqual(all);
});

it('hears within seconds of what nobody announced', async () => {
  const one = await anyUser();
  const client = await aSubscriber(url, one);
  await database.pool.query(
    `insert into live_event (id_user, type, body, written_at) values ($1, 'THREAD_UPDATED', '{}', now())`,
    [one.idUser],
  );
  await heard(client, 1);
  expect(client.events()).toHaveLength(1);
});
