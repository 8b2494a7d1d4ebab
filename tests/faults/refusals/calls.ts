import {
  aCallInTalk,
  aCallPair,
  answer,
  bookBody,
  fromWallet,
  halfHourAfter,
  minutePrice,
  type Pair,
  start,
  startBody,
} from '../../support/calls.ts';
import { hours } from '../../support/clock.ts';
import { aPayingProgram, type PayingProgram } from '../../support/paying-program.ts';
import { userWith } from '../../support/wallet.ts';
import { blockAccount, blockPair } from './buying.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

/** Something has changed since the pair could still call. */
const after =
  (prepare: (program: PayingProgram) => Promise<Pair & { body: object }>) =>
  (change: (program: PayingProgram, pair: Pair) => Promise<unknown>): Prepare =>
  async (program) => {
    const call = await prepare(program);
    await change(program, call);
    return { client: call.fan.client, body: call.body };
  };

const starting = async (program: PayingProgram) => {
  const pair = await aCallPair(program);
  return { ...pair, body: startBody(pair) };
};

const moreFor = (idCall: number) => ({ idCall, minutes: 5, payment: fromWallet(5), language: 'en' });

const extending = async (program: PayingProgram) => {
  const pair = await aCallPair(program, 15 * minutePrice);
  return { ...pair, body: moreFor(await aCallInTalk(pair)) };
};

const beforeStart = after(starting);
const beforeMore = after(extending);

const changesFor = (before: typeof beforeStart) => ({
  callsDisabled: before(({ database }, { idTalent }) =>
    database.pool.query('update users set calls = false where id = $1', [idTalent]),
  ),
  noActiveProduct: before(({ catalogue }, { idTalent, idProduct }) =>
    catalogue.setProductStatus(idTalent, idProduct, 'INACTIVE'),
  ),
  youBlockedYourself: before((program, { fan }) => blockAccount(program, fan.idUser, 'self')),
  userBlockedYou: before((program, { idTalent, fan }) => blockPair(program, idTalent, fan.idUser)),
  blockedByAdmin: before((program, { fan }) => blockAccount(program, fan.idUser, 'admin')),
});

const withPack = { by: 'pack', total: 0 };

export const startCallCases: CasesOf<'startCall'> = {
  ...changesFor(beforeStart),
  pageNotFound: async (program) => {
    const { fan, body } = await starting(program);
    return { client: fan.client, body: { ...body, idUser: 999_999 } };
  },
  /** Somebody else was faster. */
  callInProgress: beforeStart(async (program, pair) => {
    const other = { ...pair, fan: await userWith(program, { deposited: 100_000 }) };
    await start(other);
  }),
  notEnoughMoney: async (program) => {
    const pair = await aCallPair(program, 3 * minutePrice - 1);
    return { client: pair.fan.client, body: startBody(pair, 3) };
  },
  noMessagesLeft: async (program) => {
    const { fan, body } = await starting(program);
    return { client: fan.client, body: { ...body, payment: withPack } };
  },
  incompleteRequest: async (program) => {
    const { fan, body } = await starting(program);
    return { client: fan.client, body: { ...body, payment: fromWallet(9) } };
  },
  serviceLater: async () => {
    const program = await aPayingProgram({ cards: null });
    const { fan, body } = await starting(program);
    return { program, client: fan.client, body: { ...body, payment: { by: 'card', total: 10 * minutePrice } } };
  },
};

const booking = async (program: PayingProgram) => {
  const pair = await aCallPair(program);
  return { ...pair, body: bookBody(pair, halfHourAfter(program.clock.now(), hours(2))) };
};

export const bookCallCases: CasesOf<'bookCall'> = {
  ...changesFor(after(booking)),
  pageNotFound: async (program) => {
    const { fan, body } = await booking(program);
    return { client: fan.client, body: { ...body, idUser: 999_999 } };
  },
  notEnoughMoney: async (program) => {
    const pair = await aCallPair(program, 10 * minutePrice - 1);
    return { client: pair.fan.client, body: bookBody(pair, halfHourAfter(program.clock.now(), hours(2))) };
  },
  noMessagesLeft: async (program) => {
    const { fan, body } = await booking(program);
    return { client: fan.client, body: { ...body, payment: withPack } };
  },
  /** Too near. */
  incompleteRequest: async (program) => {
    const { fan, body } = await booking(program);
    return { client: fan.client, body: { ...body, at: halfHourAfter(program.clock.now(), 0) } };
  },
  serviceLater: async () => {
    const program = await aPayingProgram({ cards: null });
    const { fan, body } = await booking(program);
    return { program, client: fan.client, body: { ...body, payment: { by: 'card', total: 10 * minutePrice } } };
  },
};

export const extendCallCases: CasesOf<'extendCall'> = {
  ...changesFor(beforeMore),
  pageNotFound: async (program) => {
    const { body } = await extending(program);
    return { client: (await userWith(program, { deposited: 100_000 })).client, body };
  },
  notEnoughMoney: async (program) => {
    const { fan, body } = await extending(program);
    return { client: fan.client, body: { ...body, minutes: 6, payment: fromWallet(6) } };
  },
  noMessagesLeft: async (program) => {
    const { fan, body } = await extending(program);
    return { client: fan.client, body: { ...body, payment: withPack } };
  },
  /** It is over. */
  incompleteRequest: async (program) => {
    const pair = await aCallPair(program);
    const { idCall } = (await start(pair)).body;
    await answer(pair, idCall);
    await pair.talent.post('/end-call', { idCall });
    return { client: pair.fan.client, body: moreFor(idCall) };
  },
  serviceLater: async () => {
    const program = await aPayingProgram({ cards: null });
    const { fan, body } = await extending(program);
    return { program, client: fan.client, body: { ...body, payment: { by: 'card', total: 5 * minutePrice } } };
  },
};
