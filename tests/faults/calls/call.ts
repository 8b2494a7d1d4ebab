import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '../../support/buyers.ts';
import { payOnPage } from '../../support/paying-program.ts';
import type { Answer, RetryingCall } from '../crash/retrying-client.ts';
import { minutePrice, minutes, type Pair } from './people.ts';

/** Milliseconds in which both can have been connected at most, by the clock of the test. */
export type Talked = { idCall: number; mostMs: number };

const accepted = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body as Record<string, never>;
};

/** A call from the first ring to its end; every request is retried until it is answered. */
export const callOnce = async (ask: RetryingCall, pair: Pair): Promise<Talked> => {
  const { fan, talent, plan, fanKey } = pair;
  const { idCall, result } = await start(ask, pair);
  if (plan.pays === 'card') {
    const si = URL.parse(result, 'http://here')?.searchParams.get('si') ?? '';
    await payOnPage(String(accepted(await ask(fan, '/open-checkout', { si })).url));
  }
  if ((await untilItRings(ask, talent, idCall)) === 'over') return { idCall, mostMs: 0 };
  if (plan.ends === 'deny') {
    await ask(talent, '/deny-call', { idCall });
    return { idCall, mostMs: 0 };
  }
  const talentKey = await answer(ask, pair, idCall);
  if (talentKey === null) return { idCall, mostMs: 0 };
  const [one, other] = await Promise.all([
    report(ask, fan, { idCall, key: fanKey }, plan),
    report(ask, talent, { idCall, key: talentKey }, plan),
  ]);
  const hangUps = { fan: [fan], talent: [talent], both: [fan, talent], silent: [], deny: [] }[plan.ends];
  await Promise.all(hangUps.map(async (by) => accepted(await ask(by, '/end-call', { idCall }))));
  return { idCall, mostMs: Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from)) };
};

const start = async (ask: RetryingCall, { fan, talent, plan, fanKey }: Pair) => {
  const payment = { by: plan.pays, total: minutes * minutePrice };
  const body = { idUser: talent.idUser, kind: 'voice', minutes, payment, key: fanKey, language: 'en' };
  const key = randomUUID();
  const once = () => ask(fan, '/start-call', body, key);
  const [started] = await Promise.all(plan.impatient ? [once(), once()] : [once()]);
  return accepted(started as Answer) as unknown as { idCall: number; result: string };
};

/** By card it rings a moment after the payment; while servers are down it may be over already. */
const untilItRings = async (ask: RetryingCall, talent: Buyer, idCall: number): Promise<string> => {
  for (;;) {
    const state = String(accepted(await ask(talent, '/get-call', { idCall })).state);
    if (state !== 'paying') return state;
    await pause(250);
  }
};

/** The key of the device that answered; null when it was too late. */
const answer = async (ask: RetryingCall, { talent, plan }: Pair, idCall: number): Promise<string | null> => {
  const keys = plan.onTwoDevices ? [randomUUID(), randomUUID()] : [randomUUID()];
  const answers = await Promise.all(keys.map((key) => ask(talent, '/answer-call', { idCall, key })));
  const first = answers.findIndex(({ status }) => status === 200);
  if (answers.filter(({ status }) => status === 200).length > 1) throw new Error(`call ${idCall} was answered twice`);
  return keys[first] ?? null;
};

type Device = { idCall: number; key: string };

/** From the first report, as it is sent, to the answer of the last. */
const report = async (ask: RetryingCall, by: Buyer, device: Device, { beats, pauseMs }: Pair['plan']) => {
  const from = Date.now();
  for (let beat = 0; beat < beats; beat++) {
    if (beat > 0) await pause(pauseMs);
    accepted(await ask(by, '/beat-call', device));
  }
  return { from, to: Date.now() };
};
