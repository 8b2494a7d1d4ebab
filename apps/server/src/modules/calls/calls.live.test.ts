import { randomUUID } from 'node:crypto';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { expect, it } from 'vitest';
import { aCallInTalk, aCallPair, answer, hangUp, start } from '../../../../../tests/support/calls.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { aStompClient } from '../../../../../tests/support/stomp.ts';
import { userWith } from '../../../../../tests/support/wallet.ts';

const program = await aWorkingProgram();
const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
const topic = { name: 'call' };

/** A device of somebody, and whether it may listen to a call with this key. */
const aDevice = async (idUser: number) => {
  const session = await aLoggedInClient(program, idUser);
  const client = await aStompClient(url);
  await client.connect({ authorization: `Bearer ${session.token()}`, 'x-device-id': session.device });
  const listen = async (idCall: number, key?: string) => {
    const receipt = await client.subscribe(topicOf(topic, idCall), { id: 'call', ...(key && { key }) });
    return receipt?.get('date') !== undefined;
  };
  return { session, client, listen };
};

it('passes signals on to the two devices of the call, and to nobody else', async () => {
  const pair = await aCallPair(program);
  const idCall = await aCallInTalk(pair);
  const [fan, talent] = [await aDevice(pair.fan.idUser), await aDevice(pair.idTalent)];
  const stranger = await aDevice((await userWith(program)).idUser);
  const otherDevice = await aDevice(pair.idTalent);
  expect(await fan.listen(idCall, pair.fanKey)).toBe(true);
  expect(await talent.listen(idCall, pair.talentKey)).toBe(true);
  expect(await otherDevice.listen(idCall)).toBe(false);
  expect(await otherDevice.listen(idCall, randomUUID())).toBe(false);
  expect(await otherDevice.listen(idCall, 'no key')).toBe(false);
  expect(await otherDevice.listen(idCall, pair.fanKey)).toBe(false);
  expect(await stranger.listen(idCall, pair.talentKey)).toBe(false);

  const signal = JSON.stringify({ kind: 'description', sdp: 'v=0\r\n' });
  const sent = await pair.fan.client.post('/signal-call', { idCall, key: pair.fanKey, signal });
  expect(sent.status).toBe(200);
  for (const { client } of [fan, talent])
    await expect
      .poll(() => client.events())
      .toContainEqual(expect.objectContaining({ eventType: 'CALL_SIGNAL', from: 'fan', signal }));
  for (const { client } of [stranger, otherDevice])
    expect(client.events().filter(({ eventType }) => eventType !== 'TOPIC_CLOSED')).toEqual([]);

  await hangUp(pair.talent, idCall);
  for (const { client } of [fan, talent])
    await expect
      .poll(() => client.events())
      .toContainEqual(expect.objectContaining({ eventType: 'CALL_CHANGED', idCall }));
  expect((await pair.fan.client.post('/signal-call', { idCall, key: pair.fanKey, signal })).status).toBe(409);
});

it('rings on all devices of the talent, and stops on all when one answers', async () => {
  const pair = await aCallPair(program);
  const devices = [await aDevice(pair.idTalent), await aDevice(pair.idTalent)];
  for (const { client, session } of devices) await client.subscribe(`/queue/${pair.idTalent}/${session.device}`);
  const { idCall } = (await start(pair)).body;
  const changes = (at: number) =>
    devices[at]?.client.events().filter(({ eventType }) => eventType === 'CALL_CHANGED').length;
  for (const at of [0, 1]) await expect.poll(() => changes(at)).toBe(1);
  await answer(pair, idCall);
  for (const at of [0, 1]) await expect.poll(() => changes(at)).toBe(2);
});
