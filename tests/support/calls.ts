import { randomUUID } from 'node:crypto';
import type { Call, CallBooking, CallMeter, CallPayment } from '@stagedoor/contract/schemas/call';
import { seconds } from './clock.ts';
import { aShop } from './orders.ts';
import type { aClient, TestProgram } from './program.ts';
import { once, userWith } from './wallet.ts';

type Client = ReturnType<typeof aClient>;
type Started = { status: number; body: { idCall: number; result: string } };

/** Of a minute. */
export const minutePrice = 300;

export type Pair = Awaited<ReturnType<typeof aCallPair>>;

/** A talent who takes calls, and a fan with money, each on one device. */
export const aCallPair = async (program: TestProgram, deposited = 100_000) => {
  const { idTalent, idProduct, talent } = await aShop(program, 'CALL', { standardRate: minutePrice });
  const fan = await userWith(program, deposited > 0 ? { deposited } : {});
  return { idTalent, idProduct, talent, talentKey: randomUUID(), fan, fanKey: randomUUID() };
};

export const fromWallet = (minutes: number): CallPayment =>
  ({ by: 'wallet', total: minutes * minutePrice }) as CallPayment;

export const startBody = ({ idTalent, fanKey }: Pick<Pair, 'idTalent' | 'fanKey'>, minutes = 10) => ({
  idUser: idTalent,
  kind: 'video',
  minutes,
  payment: fromWallet(minutes),
  key: fanKey,
  language: 'en',
});

export const start = async (pair: Pair, minutes?: number, change: object = {}): Promise<Started> =>
  (await once(pair.fan.client, '/start-call', { ...startBody(pair, minutes), ...change })) as Started;

export const callFor = async (client: Client, idCall: number, key?: string): Promise<Call> =>
  (await client.post('/get-call', { idCall, ...(key && { key }) })).body as Call;

/** It rings, and the talent has answered. */
export const aCallInTalk = async (pair: Pair, minutes?: number): Promise<number> => {
  const { status, body } = await start(pair, minutes);
  if (status !== 200) throw new Error(`the call could not be started: ${JSON.stringify(body)}`);
  const answered = await answer(pair, body.idCall);
  if (answered.status !== 200) throw new Error(`the call could not be answered: ${JSON.stringify(answered.body)}`);
  return body.idCall;
};

export const answer = (pair: Pair, idCall: number, key = pair.talentKey) =>
  pair.talent.post('/answer-call', { idCall, key });

const beatAs = async (client: Client, idCall: number, key: string): Promise<CallMeter> => {
  const { status, body } = await client.post('/beat-call', { idCall, key });
  if (status !== 200) throw new Error(`a report of call ${idCall} was refused: ${JSON.stringify(body)}`);
  return body as CallMeter;
};

export const beatFan = (pair: Pair, idCall: number) => beatAs(pair.fan.client, idCall, pair.fanKey);
export const beatTalent = (pair: Pair, idCall: number) => beatAs(pair.talent, idCall, pair.talentKey);

/** Both are connected for so long, and report every five seconds. */
export const talk = async (program: TestProgram, pair: Pair, idCall: number, long: number): Promise<void> => {
  await beatFan(pair, idCall);
  await beatTalent(pair, idCall);
  for (let left = long; left > 0; left -= 5) {
    program.clock.advance(seconds(Math.min(5, left)));
    // As often as that is not allowed in no time.
    await program.database.pool.query('delete from rate_limit');
    await beatFan(pair, idCall);
    await beatTalent(pair, idCall);
  }
};

/** The first half hour that is at least so far ahead. */
export const halfHourAfter = (now: Date, ahead: number): string => {
  const step = 30 * 60_000;
  return new Date(Math.ceil((now.getTime() + ahead) / step) * step).toISOString();
};

export const bookBody = (pair: Pick<Pair, 'idTalent'>, at: string, minutes = 10) => ({
  idUser: pair.idTalent,
  kind: 'video',
  minutes,
  payment: fromWallet(minutes),
  at,
  language: 'en',
});

type Booked = { status: number; body: { idBooking: number; result: string } };

export const book = async (pair: Pair, at: string, minutes?: number, change: object = {}): Promise<Booked> =>
  (await once(pair.fan.client, '/book-call', { ...bookBody(pair, at, minutes), ...change })) as Booked;

export const bookingFor = async (client: Client, idBooking: number): Promise<CallBooking> =>
  (await client.post('/get-call-booking', { idBooking })).body as CallBooking;

/** A fan has asked for a time, to which the talent has agreed. */
export const anAgreedBooking = async (pair: Pair, at: string, minutes?: number, change?: object): Promise<number> => {
  const { status, body } = await book(pair, at, minutes, change);
  if (status !== 200) throw new Error(`the call could not be booked: ${JSON.stringify(body)}`);
  const accepted = await pair.talent.post('/accept-call-time', { idBooking: body.idBooking, turn: 1 });
  if (accepted.status !== 200) throw new Error(`the time could not be accepted: ${JSON.stringify(accepted.body)}`);
  return body.idBooking;
};

export const joinAs = (pair: Pair, side: 'fan' | 'talent', idBooking: number) =>
  side === 'fan'
    ? pair.fan.client.post('/join-call', { idBooking, key: pair.fanKey })
    : pair.talent.post('/join-call', { idBooking, key: pair.talentKey });

export const hangUp = (client: Client, idCall: number) => client.post('/end-call', { idCall });
