import { liveEvent } from '@stagedoor/contract/live/live-event';
import { liveTopic } from '@stagedoor/contract/live/live-topic';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { aProgram } from '../../../../../tests/support/program.ts';
import { aRedis } from '../../../../../tests/support/redis.ts';
import { aStompClient, type StompClient } from '../../../../../tests/support/stomp.ts';
import { openRedis } from '../redis.ts';

const curtainMoved = liveEvent('CURTAIN_MOVED', { payload: z.object({ act: z.int() }) });
const stage = liveTopic('stage', curtainMoved);

/** Two programs on one database, as in two processes. */
const setUp = async (redisUrl?: string) => {
  const database = await aDatabase();
  let isOpen = true;
  const start = async () => {
    const redis = redisUrl === undefined ? null : await openRedis(redisUrl, pino({ level: 'silent' }));
    const program = await aProgram({ database, works: true, redis });
    program.live.topic(stage, async () => isOpen);
    return { ...program, url: await program.app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const close = () => {
    isOpen = false;
  };
  return { here: await start(), there: await start(), close };
};

const aWatcher = async (url: string) => {
  const client = await aStompClient(url);
  await client.connect({});
  await client.subscribe(topicOf(stage, 1));
  return client;
};
const datesOf = (client: StompClient) => client.events().map(({ date }) => date);

it.each<[string, () => Promise<string | undefined>]>([
  ['PostgreSQL', async () => undefined],
  ['Redis', aRedis],
])('reaches the watchers of both through %s, in one order, until they may no longer watch', async (_what, redisUrl) => {
  const { here, there, close } = await setUp(await redisUrl());
  const watchers = [await aWatcher(here.url), await aWatcher(there.url)];
  const move = ({ database, live }: typeof here, act: number) =>
    database.inTransaction((tx) => live.publish(tx, stage, 1, curtainMoved, { act }));
  await Promise.all(Array.from({ length: 20 }, (_, act) => move(act % 2 === 0 ? here : there, act)));
  // Sooner than polling would find them.
  for (const client of watchers) await client.until(() => client.events().length === 20, 'all events', 4_000);
  const [one, other] = watchers.map(datesOf);
  expect(one).toEqual(other);
  expect(one).toEqual(one?.toSorted());

  close();
  await here.database.inTransaction((tx) => here.live.recheck(tx, stage, 1));
  for (const client of watchers) {
    await client.until(() => client.events().at(-1)?.eventType === 'TOPIC_CLOSED', 'the end', 4_000);
  }
});
