import { randomUUID } from 'node:crypto';
import { ApiError } from '@stagedoor/contract/errors';
import { limitConcurrency } from '../../../apps/server/src/platform/limit-concurrency.ts';
import { bookBody, bookingFor, halfHourAfter, joinAs } from '../../support/calls.ts';
import { hours, minutes as ofMinutes, seconds } from '../../support/clock.ts';
import { payOnPage } from '../../support/paying-program.ts';
import { once } from '../../support/wallet.ts';
import type { World } from '../renewals/world.ts';
import { type Couple, deposit, minutes } from './couples.ts';

const lane = limitConcurrency(8);
const each = (couples: readonly Couple[], act: (couple: Couple) => Promise<unknown>) =>
  Promise.all(couples.map((couple) => lane(() => act(couple))));

/** The card page is asked for again until it opens. Nobody comes back from it to our page. */
const payOnCardPage = async ({ program }: World, result: string): Promise<void> => {
  const open = async (): Promise<string> => {
    try {
      return await program.payments.openCheckout(result.split('si=')[1] ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return open();
    }
  };
  await payOnPage(await open());
};

type Answer = { status: number; body: unknown };

/** Everything is sent once, or twice at once by whoever is impatient; refusals are answers too. */
const send = async ({ plan }: Couple, act: () => Promise<Answer>): Promise<boolean> => {
  const answers = await Promise.all(plan.impatient ? [act(), act()] : [act()]);
  const failed = answers.find(({ status }) => status >= 500);
  if (failed) throw new Error(`failed with ${failed.status}: ${JSON.stringify(failed.body)}`);
  return answers.some(({ status }) => status === 200);
};

/** As often as that is not allowed in no time. */
const allowAgain = ({ program }: World) => program.database.pool.query('delete from rate_limit');

/** Fans ask for the same time. */
export const ask = async (world: World, couples: readonly Couple[]): Promise<Date> => {
  const { program } = world;
  const at = halfHourAfter(program.clock.now(), hours(3));
  await each(couples, async (couple) => {
    const { plan, fan } = couple;
    const by = plan.pays === 'wallet' ? 'wallet' : 'card';
    const body = { ...bookBody(couple, at, minutes), payment: { by, total: deposit } };
    const key = randomUUID();
    let answer: Answer = { status: 0, body: null };
    await send(couple, async () => {
      answer = await once(fan.client, '/book-call', body, key);
      return answer;
    });
    if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
    const { idBooking, result } = answer.body as { idBooking: number; result: string };
    couple.idBooking = idBooking;
    if (plan.pays === 'card') await payOnCardPage(world, result);
  });
  await allowAgain(world);
  return new Date(at);
};

/** Talents answer, and fans answer them. A time that was proposed is half an hour later. */
export const agree = async (world: World, couples: readonly Couple[]): Promise<void> => {
  await each(couples, async (couple) => {
    const { talent, fan, idBooking, plan } = couple;
    const accept = async (by: Couple['talent'], turn: number) => {
      if (await send(couple, () => by.post('/accept-call-time', { idBooking, turn }))) couple.agreed = true;
    };
    const callOff = async (by: Couple['talent'], end: Couple['calledOff']) => {
      const { status } = await by.post('/call-off', { idBooking });
      if (status === 200) couple.calledOff = end;
    };
    const { at } = await bookingFor(fan.client, idBooking);
    const later = new Date(new Date(at).getTime() + ofMinutes(30)).toISOString();
    const acts: Record<Couple['plan']['answer'], () => Promise<unknown>> = {
      accept: () => accept(talent, 1),
      propose: async () => {
        await send(couple, () => talent.post('/propose-call-time', { idBooking, turn: 1, at: later }));
        await accept(fan.client, 2);
      },
      decline: () => callOff(talent, 'declined'),
      withdraw: () => callOff(fan.client, 'withdrawn'),
      race: () => Promise.all([accept(talent, 1), callOff(fan.client, 'withdrawn')]),
      silent: async () => {},
    };
    await acts[plan.answer]();
  });
  await allowAgain(world);
};

/** Those who are expected at this time come or do not, talk, and hang up or die; the clock ends after the wait. */
export const meet = async (world: World, couples: readonly Couple[], at: Date): Promise<void> => {
  const { clock } = world.program;
  const until = (moment: number) => clock.advance(Math.max(0, moment - clock.now().getTime()));
  const expected = await expectedAt(world, couples, at);
  await until(at.getTime() - seconds(20));
  const calls = new Map<Couple, number>();
  await each(expected, async (couple) => {
    const { plan, fan, idBooking } = couple;
    const sides = sidesOf(plan.comes);
    await Promise.all(sides.map((side) => send(couple, () => joinAs(couple, side, idBooking))));
    const { idCall } = await bookingFor(fan.client, idBooking);
    if (idCall !== null) calls.set(couple, idCall);
  });
  await talk(world, calls);
  await until(at.getTime() + ofMinutes(10) - seconds(5));
  const waiting = expected.filter(({ plan }) => plan.comes === 'talent');
  await each(waiting, (couple) => joinAs(couple, 'talent', couple.idBooking));
  await until(at.getTime() + ofMinutes(10) + seconds(1));
  await allowAgain(world);
};

const expectedAt = async ({ program }: World, couples: readonly Couple[], at: Date): Promise<Couple[]> => {
  const { rows } = await program.database.pool.query<{ id: number }>(
    `select id from call_booking where state = 'agreed' and at = $1`,
    [at],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return couples.filter(({ idBooking }) => ids.has(idBooking));
};

const sidesOf = (comes: Couple['plan']['comes']): ('fan' | 'talent')[] => {
  if (comes === 'both') return ['fan', 'talent'];
  if (comes === 'nobody') return [];
  return [comes === 'fan' ? 'fan' : 'talent'];
};

const talk = async (world: World, calls: ReadonlyMap<Couple, number>): Promise<void> => {
  const couples = [...calls.keys()];
  const longest = Math.max(0, ...couples.map(({ plan }) => plan.beats));
  const devices = (couple: Couple) => [
    { by: couple.fan.client, key: couple.fanKey },
    { by: couple.talent, key: couple.talentKey },
  ];
  const { clock } = world.program;
  const from = clock.now().getTime();
  for (let beat = 0; beat <= longest; beat++) {
    if (beat > 0) await clock.advance(seconds(5));
    const talking = couples.filter(({ plan }) => beat <= plan.beats);
    await each(talking, async (couple) => {
      const idCall = calls.get(couple);
      await Promise.all(devices(couple).map(({ by, key }) => by.post('/beat-call', { idCall, key })));
      couple.mostMs = clock.now().getTime() - from;
      if (beat < couple.plan.beats || couple.plan.dies) return;
      await Promise.all(devices(couple).map(({ by }) => by.post('/end-call', { idCall })));
    });
    await allowAgain(world);
  }
};
