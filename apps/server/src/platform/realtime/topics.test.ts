import { liveEvent } from '@stagedoor/contract/live/live-event';
import { liveTopic } from '@stagedoor/contract/live/live-topic';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { days } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { aStompClient, type StompClient } from '../../../../../tests/support/stomp.ts';
import { purgeDelivered } from './purge-delivered-events.ts';

// A made-up topic: its payload is looked up, and the test decides who may watch.
const curtainMoved = liveEvent('CURTAIN_MOVED', { payload: z.object({ act: z.int() }), again: { act: 0 } });
const lineSpoken = liveEvent('LINE_SPOKEN', {
  payload: z.object({ words: z.string() }),
  stored: z.object({ idLine: z.int() }),
});
const stage = liveTopic('stage', curtainMoved, lineSpoken);

const program = await aWorkingProgram();
const { database, live, clock } = program;

type Audience = { everybody: boolean; people: Set<number>; key?: string };
const audiences = new Map<number, Audience>();
live.topic(stage, async ({ idUser, key }, id) => {
  const audience = audiences.get(id);
  if (!audience) return false;
  const { everybody, people } = audience;
  return everybody || (idUser !== null && people.has(idUser)) || (key !== undefined && key === audience.key);
});
live.shows(lineSpoken, async (id, { idLine }) => ({ words: `line ${idLine} of ${id}`, prompter: 'unseen' }));

let url = '';
let numbers = 0;
beforeAll(async () => {
  url = await program.app.listen({ host: '127.0.0.1', port: 0 });
});

const aStage = (audience: Partial<Audience> = {}) => {
  const id = ++numbers;
  audiences.set(id, { everybody: false, people: new Set(), ...audience });
  return id;
};
const aVisitor = async () => {
  const client = await aStompClient(url);
  await client.connect({});
  return client;
};
const aPerson = async () => {
  const { idUser } = await aUser(program);
  const session = await aLoggedInClient(program, idUser);
  const client = await aStompClient(url);
  await client.connect({ authorization: `Bearer ${session.token()}`, 'x-device-id': session.device });
  return { idUser, session, client };
};
const watch = async (client: StompClient, id: number, headers: Record<string, string> = {}) => {
  const receipt = await client.subscribe(topicOf(stage, id), { id: 'stage', ...headers });
  return receipt?.get('date');
};
const move = (id: number, act: number) =>
  database.inTransaction((tx) => live.publish(tx, stage, id, curtainMoved, { act }));
const heard = (client: StompClient, count: number, subscription = 'stage') =>
  client.until(() => client.events(subscription).length >= count, `${count} events`);
const typesOf = (client: StompClient, subscription = 'stage') =>
  client.events(subscription).map(({ eventType }) => eventType);
const actsOf = (client: StompClient) => client.events('stage').map((event) => (event as { act?: number }).act);
const rowsOf = async (id: number) => {
  const { rows } = await database.pool.query(
    `select at from topic_event where topic = $1 and type <> 'recheck' order by at`,
    [`stage/${id}`],
  );
  return rows.map(({ at }) => at?.toISOString());
};

describe('who may watch', () => {
  it.each<[string, 'visitor' | 'person', Partial<Audience> | null, string | undefined, boolean]>([
    ['a visitor watches what is public', 'visitor', { everybody: true }, undefined, true],
    ['a visitor does not watch what is not', 'visitor', {}, undefined, false],
    ['a visitor with the key watches', 'visitor', { key: 'the-key' }, 'the-key', true],
    ['a visitor with another key does not', 'visitor', { key: 'the-key' }, 'another', false],
    ['a stranger does not', 'person', {}, undefined, false],
    ['a stranger with the key does', 'person', { key: 'the-key' }, 'the-key', true],
    ['nobody watches what is not there', 'person', null, undefined, false],
  ])('%s', async (_what, who, audience, key, isLetIn) => {
    const id = audience ? aStage(audience) : 9_999;
    const client = who === 'visitor' ? await aVisitor() : (await aPerson()).client;
    const date = await watch(client, id, key === undefined ? {} : { key });
    await move(id, 1);
    await heard(client, 1);
    expect(typesOf(client)).toEqual([isLetIn ? 'CURTAIN_MOVED' : 'TOPIC_CLOSED']);
    expect(date !== undefined).toBe(isLetIn);
    expect(client.isClosed()).toBe(false);
  });

  it('a participant watches until the session ends', async () => {
    const { idUser, session, client } = await aPerson();
    const id = aStage({ people: new Set([idUser]) });
    await watch(client, id);
    await move(id, 1);
    await heard(client, 1);
    await session.post('/log-out');
    await client.until(client.isClosed, 'the end of the socket', 5_000);
    expect(actsOf(client)).toEqual([1]);
  });

  it('refuses what is forbidden, missing, unknown and malformed in the same words, and the others go on', async () => {
    const client = await aVisitor();
    await watch(client, aStage({ everybody: true }));
    const refused = [aStage(), 9_998].map((id) => topicOf(stage, id));
    const odd = [
      '/topic/opera/1',
      '/topic/stage/*',
      '/topic/stage/1/2',
      '/topic/stage/01',
      '/topic/stage/-1',
      '/topic/',
    ];
    for (const destination of [...refused, ...odd, `/topic/stage/${'9'.repeat(40)}`]) {
      await client.subscribe(destination, { id: 'refused' });
    }
    const answers = client.heard('MESSAGE').map(({ headers, body }) => {
      const { destination: _, ...others } = Object.fromEntries(headers);
      return JSON.stringify([others, body]);
    });
    expect(new Set(answers).size).toBe(1);
    expect(typesOf(client, 'refused')).toEqual(Array(9).fill('TOPIC_CLOSED'));
    expect(
      client
        .heard('RECEIPT')
        .slice(1)
        .every(({ headers }) => headers.size === 1),
    ).toBe(true);
    await move(numbers - 1, 5);
    await heard(client, 1);
    expect(actsOf(client)).toEqual([5]);
  });

  it('does not ask the database for the place of what may not be watched', async () => {
    const client = await aVisitor();
    const id = aStage();
    await watch(client, id);
    const { rows } = await database.pool.query('select 1 from topic_position where topic = $1', [`stage/${id}`]);
    expect(rows).toEqual([]);
  });

  it('has no queue for a visitor', async () => {
    const client = await aVisitor();
    await client.subscribe('/queue/1/1');
    await client.closed();
    expect(client.heard('ERROR')[0]?.headers.get('message')).toBe('this is not your queue');
  });
});

describe('when who may watch changes', () => {
  it('ends the subscriptions of those who may no longer, before what comes after', async () => {
    const [stays, goes, visitor] = [await aPerson(), await aPerson(), await aVisitor()];
    const id = aStage({ people: new Set([stays.idUser, goes.idUser]), key: 'the-key' });
    await watch(stays.client, id);
    await watch(goes.client, id);
    await watch(visitor, id, { key: 'the-key' });
    await move(id, 1);
    await database.inTransaction(async (tx) => {
      audiences.set(id, { everybody: false, people: new Set([stays.idUser]) });
      await live.recheck(tx, stage, id);
      await live.publish(tx, stage, id, curtainMoved, { act: 2 });
    });
    await heard(stays.client, 2);
    await heard(goes.client, 2);
    await heard(visitor, 2);
    expect(actsOf(stays.client)).toEqual([1, 2]);
    for (const gone of [goes.client, visitor]) expect(typesOf(gone)).toEqual(['CURTAIN_MOVED', 'TOPIC_CLOSED']);
    // Unsubscribing from a closed topic is no error, and the id is free again.
    visitor.say('UNSUBSCRIBE', { id: 'stage' });
    await watch(visitor, aStage({ everybody: true }));
    expect(visitor.isClosed()).toBe(false);
  });

  it('asks about the one whom it concerns', async () => {
    const [one, two] = [await aPerson(), await aPerson()];
    const id = aStage({ people: new Set([one.idUser, two.idUser]) });
    await watch(one.client, id);
    await watch(two.client, id);
    audiences.set(id, { everybody: false, people: new Set() });
    await database.inTransaction((tx) => live.recheck(tx, stage, id, one.idUser));
    await heard(one.client, 1);
    await move(id, 1);
    await heard(two.client, 1);
    expect([typesOf(one.client), typesOf(two.client)]).toEqual([['TOPIC_CLOSED'], ['CURTAIN_MOVED']]);
  });

  it('brings nothing to a watcher who was refused and comes back for what was missed', async () => {
    const { idUser, client } = await aPerson();
    const id = aStage({ people: new Set([idUser]) });
    const since = (await watch(client, id)) ?? '';
    client.say('UNSUBSCRIBE', { id: 'stage' });
    await move(id, 1);
    audiences.set(id, { everybody: false, people: new Set() });
    await watch(client, id, { since });
    await heard(client, 1);
    expect(typesOf(client)).toEqual(['TOPIC_CLOSED']);
  });
});

describe('what watchers hear', () => {
  it('is one row and the same for all, looked up when it leaves, and nothing that is not named', async () => {
    const id = aStage({ everybody: true });
    const clients = [await aVisitor(), await aVisitor(), (await aPerson()).client];
    for (const client of clients) await watch(client, id);
    await database.inTransaction((tx) => live.publish(tx, stage, id, lineSpoken, { idLine: 7 }));
    for (const client of clients) await heard(client, 1);
    const [row, ...more] = await rowsOf(id);
    expect(more).toEqual([]);
    for (const client of clients) {
      expect(client.events('stage')).toEqual([{ eventType: 'LINE_SPOKEN', date: row, words: `line 7 of ${id}` }]);
    }
  });

  it('is nothing of a transaction that was rolled back', async () => {
    const id = aStage({ everybody: true });
    const client = await aVisitor();
    await watch(client, id);
    const undone = database.inTransaction(async (tx) => {
      await live.publish(tx, stage, id, curtainMoved, { act: 1 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await move(id, 2);
    await heard(client, 1);
    expect(actsOf(client)).toEqual([2]);
  });

  it('stops when they unsubscribe', async () => {
    const id = aStage({ everybody: true });
    const [client, other] = [await aVisitor(), await aVisitor()];
    await watch(client, id);
    await watch(other, id);
    client.say('UNSUBSCRIBE', { id: 'stage', receipt: 'left' });
    await client.until(() => client.heard('RECEIPT').length === 2, 'the receipt');
    await move(id, 1);
    await heard(other, 1);
    expect(client.events()).toEqual([]);
  });
});

describe('after a cut', () => {
  it('brings exactly what was missed, in order, before what is new', async () => {
    const id = aStage({ everybody: true });
    const first = await aVisitor();
    const joined = (await watch(first, id)) ?? '';
    for (let act = 1; act <= 3; act++) await move(id, act);
    await heard(first, 3);
    first.socket.terminate();
    await database.inTransaction(async (tx) => {
      for (let act = 4; act <= 300; act++) await live.publish(tx, stage, id, curtainMoved, { act });
    });
    const second = await aVisitor();
    await watch(second, id, { since: first.events('stage').at(-1)?.date ?? '' });
    await move(id, 301);
    await heard(second, 298);
    const all = Array.from({ length: 301 }, (_, index) => index + 1);
    expect([...actsOf(first), ...actsOf(second)]).toEqual(all);
    const third = await aVisitor();
    await watch(third, id, { since: joined });
    await heard(third, 301);
    expect(third.events('stage').map(({ date }) => date)).toEqual(await rowsOf(id));
  });

  it('keeps one order for all while many write at once and sockets come and go', async () => {
    const id = aStage({ everybody: true });
    const steady = await aVisitor();
    let since = (await watch(steady, id)) ?? '';
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let act = 0; act < 25; act++) await move(id, writer * 100 + act);
    });
    const dates: string[] = [];
    for (let round = 0; round < 10 && dates.length < 200; round++) {
      const client = await aVisitor();
      await watch(client, id, { since });
      if (round % 2 === 0) await heard(client, 1);
      client.socket.terminate();
      dates.push(...client.events('stage').map(({ date }) => date));
      since = dates.at(-1) ?? since;
    }
    await Promise.all(writers);
    const end = await aVisitor();
    await watch(end, id, { since });
    await heard(steady, 200);
    await heard(end, 200 - dates.length);
    const all = await rowsOf(id);
    expect(all).toHaveLength(200);
    expect(steady.events('stage').map(({ date }) => date)).toEqual(all);
    expect([...dates, ...end.events('stage').map(({ date }) => date)]).toEqual(all);
  });

  it('says to look again where more was missed than is worth sending', async () => {
    const id = aStage({ everybody: true });
    const client = await aVisitor();
    const since = (await watch(client, id)) ?? '';
    client.socket.terminate();
    await database.pool.query(
      `insert into topic_event (topic, type, body, written_at)
        select $1, 'CURTAIN_MOVED', '{"act":1}', $2 from generate_series(1, 1500)`,
      [`stage/${id}`, clock.now()],
    );
    const back = await aVisitor();
    await watch(back, id, { since });
    await back.until(() => actsOf(back).includes(0), 'the word to look again');
    await move(id, 3);
    await back.until(() => actsOf(back).includes(3), 'what is new');
    expect(actsOf(back).filter((act) => act !== 1)).toEqual([0, 3]);
  });

  it('says to look again when what was missed is no longer kept, and keeps no places of silent topics', async () => {
    const [id, silent] = [aStage({ everybody: true }), aStage({ everybody: true })];
    const client = await aVisitor();
    const since = (await watch(client, id)) ?? '';
    await watch(client, silent, { id: 'silent' });
    client.socket.terminate();
    await move(id, 1);
    clock.advance(days(9));
    await database.inTransaction((tx) => program.jobs.queue(tx, purgeDelivered, {}));
    await program.settle();
    expect(await rowsOf(id)).toEqual([]);
    const { rows } = await database.pool.query('select topic from topic_position where topic like $1', ['stage/%']);
    expect(rows).toEqual([]);
    const back = await aVisitor();
    await watch(back, id, { since });
    await heard(back, 1);
    await move(id, 2);
    await heard(back, 2);
    expect(actsOf(back)).toEqual([0, 2]);
  });
});
