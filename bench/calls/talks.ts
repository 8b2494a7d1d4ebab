import { randomUUID } from 'node:crypto';
import { createFansAndTalents, type FanAndTalent } from '../../tests/faults/crash/fans-and-talents.ts';
import { send } from '../../tests/faults/crash/send.ts';
import type { Buyer } from '../../tests/support/buyers.ts';

export type Talk = FanAndTalent & { idCall: number; fanKey: string; talentKey: string };
export type Device = { side: 'fan' | 'talent'; person: Buyer; idCall: number; key: string };

const minutePrice = 100;
const minutes = 120;

export const headersOf = ({ device, token }: Buyer) => ({
  'content-type': 'application/json',
  'x-device-id': device,
  authorization: `Bearer ${token}`,
});

export const ask = async (url: string, person: Buyer, path: string, body: object) => {
  const headers = { ...headersOf(person), 'idempotency-key': randomUUID() };
  const { status, text } = await send(`${url}/api${path}`, { headers, body: JSON.stringify(body), timeoutMs: 10_000 });
  if (status !== 200) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as { idCall: number };
};

/** So many calls that were answered, each between two people of their own. */
export const openTalks = async (url: string, programUrl: string, count: number): Promise<Talk[]> => {
  const money = minutePrice * minutes;
  const pairs = await createFansAndTalents(programUrl, count, { type: 'CALL', price: minutePrice, money });
  const talks: Talk[] = [];
  for (const pair of pairs) {
    const [fanKey, talentKey] = [randomUUID(), randomUUID()];
    const payment = { by: 'wallet', total: money };
    const body = { idUser: pair.talent.idUser, kind: 'video', minutes, payment, key: fanKey, language: 'en' };
    const { idCall } = await ask(url, pair.fan, '/start-call', body);
    await ask(url, pair.talent, '/answer-call', { idCall, key: talentKey });
    talks.push({ ...pair, idCall, fanKey, talentKey });
    // Until all are there, the first ones must not fall silent.
    if (talks.length % 100 === 0) await beatAll(url, talks);
  }
  return talks;
};

export const devicesOf = (talks: readonly Talk[]): Device[] =>
  talks.flatMap(({ fan, talent, idCall, fanKey, talentKey }) => [
    { side: 'fan', person: fan, idCall, key: fanKey },
    { side: 'talent', person: talent, idCall, key: talentKey },
  ]);

export const beat = (url: string, { person, idCall, key }: Device) => ask(url, person, '/beat-call', { idCall, key });

export const beatAll = async (url: string, talks: readonly Talk[]) => {
  for (const device of devicesOf(talks)) await beat(url, device);
};
