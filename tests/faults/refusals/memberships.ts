import { minutes } from '../../support/clock.ts';
import { aDatabase } from '../../support/database.ts';
import { aClub, aDeclinedMembership, aMembership, aSubscriptionLink, type join } from '../../support/memberships.ts';
import { again, moveClock } from '../../support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../../support/paying-program.ts';
import { userWith } from '../../support/wallet.ts';
import { blockAccount, blockPair, withoutCards } from './buying.ts';
import type { CasesOf, Prepare, RefusedCall } from './refused-call.ts';

/** A fan about to join, and the call to send. */
const aFanJoining = async (program: PayingProgram, change: object = {}) => {
  const { plans, idTalent, talent } = await aClub(program, 1000);
  const [idSubscription = 0] = plans;
  return { ...(await userWith(program)), idTalent, talent, body: { idSubscription, total: 1000, ...change } };
};

type Fan = Pick<Awaited<ReturnType<typeof aFanJoining>>, 'client' | 'idUser' | 'body'>;
type Send = (program: PayingProgram, fan: Fan) => Promise<RefusedCall>;

/** Each fan is about to join; `send` says how. */
const joiningCases = (send: Send) => {
  const joining =
    (change: object = {}, prepare?: (program: PayingProgram, fan: Fan & { idTalent: number }) => Promise<unknown>) =>
    async (program: PayingProgram) => {
      const fan = await aFanJoining(program, change);
      await prepare?.(program, fan);
      return send(program, fan);
    };
  return {
    noActiveProduct: joining({ idSubscription: 999_999 }),
    incompleteRequest: joining({ total: 999 }),
    invalidPromoCode: joining({ promoCode: 'NO-SUCH-CODE' }),
    subscriptionActive: async (program: PayingProgram) => {
      const fan = await userWith(program);
      const { idSubscription } = await aMembership(program, fan.client);
      return send(program, { ...fan, body: { idSubscription, total: 1000 } });
    },
    userBlockedYou: joining({}, (program, { idTalent, idUser }) => blockPair(program, idTalent, idUser)),
    youBlockedYourself: joining({}, (program, { idUser }) => blockAccount(program, idUser, 'self')),
    blockedByAdmin: joining({}, (program, { idUser }) => blockAccount(program, idUser, 'admin')),
    serviceLater: async () => {
      const program = await withoutCards();
      return { program, ...(await send(program, await aFanJoining(program))) };
    },
  };
};

export const subscribeCases: CasesOf<'subscribe'> = {
  ...joiningCases(async (_program, { client, body }) => ({ client, body })),
  pageNotFound: async (program) => aFanJoining(program, { idCard: '00000000-0000-4000-8000-000000000000' }),
};

export const subscribeByLinkCases: CasesOf<'subscribeByLink'> = {
  ...joiningCases(async (program, { idUser, client, body: { idSubscription, ...terms } }) => ({
    client,
    body: { ...terms, token: await aSubscriptionLink(program, idUser, idSubscription) },
  })),
  pageNotFound: async (program) => ({ ...(await userWith(program)), body: { token: 'A'.repeat(43), total: 1000 } }),
};

/** A member about to change to a dearer plan of the same talent, which is charged at once. */
const aMemberChanging = async (program: PayingProgram) => {
  const { plans, idTalent, talent } = await aClub(program, 1000, 2500);
  const [idSubscription = 0, dearer = 0] = plans;
  const fan = await userWith(program);
  const idMembership = await joinedWithoutJobs(program, fan.client, idSubscription);
  return { ...fan, idTalent, talent, idSubscription, body: { idMembership, idSubscription: dearer } };
};

/** The first payment, written directly, so that it needs no card provider. */
const joinedWithoutJobs = async (
  program: PayingProgram,
  client: Parameters<typeof join>[0],
  idSubscription: number,
): Promise<number> => {
  const idMembership = await aDeclinedMembership(program, client, idSubscription);
  await program.database.pool.query(`update recurring_period set state = 'unpaid' where id_agreement = $1`, [
    idMembership,
  ]);
  const change = `update recurring_agreement set state = 'active', paid_until = paid_until + interval '30 days',
    look_at = look_at + interval '30 days' where id = $1`;
  await program.database.pool.query(change, [idMembership]);
  return idMembership;
};

const changing =
  (change: (call: Awaited<ReturnType<typeof aMemberChanging>>) => object): Prepare =>
  async (program) => {
    const call = await aMemberChanging(program);
    return { ...call, body: { ...call.body, ...change(call) } };
  };

export const changeSubscriptionCases: CasesOf<'changeSubscription'> = {
  pageNotFound: changing(() => ({ idMembership: 999_999 })),
  noActiveProduct: changing(() => ({ idSubscription: 999_999 })),
  subscriptionActive: changing(({ idSubscription }) => ({ idSubscription })),
  incompleteRequest: async (program) => {
    const { client } = await userWith(program);
    const { plans } = await aClub(program, 1000, 2500);
    const idMembership = await aDeclinedMembership(program, client, plans[0] ?? 0);
    return { client, body: { idMembership, idSubscription: plans[1] } };
  },
  userBlockedYou: async (program) => {
    const { idUser, idTalent, ...call } = await aMemberChanging(program);
    await blockPair(program, idTalent, idUser);
    return call;
  },
  youBlockedYourself: async (program) => {
    const { idUser, ...call } = await aMemberChanging(program);
    await blockAccount(program, idUser, 'self');
    return call;
  },
  blockedByAdmin: async (program) => {
    const { idUser, ...call } = await aMemberChanging(program);
    await blockAccount(program, idUser, 'admin');
    return call;
  },
  serviceLater: async () => offline(aMemberChanging),
};

/** The same call to a program whose card provider is not configured any more. */
export const offline = async (prepare: (program: PayingProgram) => Promise<{ idUser: number; body: object }>) => {
  const database = await aDatabase();
  const { idUser, body } = await prepare(await aPayingProgram({ database }));
  const without = await aPayingProgram({ cards: null, database });
  return { program: without, client: await again(without, idUser), body };
};

export const undoSubscriptionCases: CasesOf<'undoSubscription'> = {
  pageNotFound: async (program) => ({ ...(await userWith(program)), body: { idMembership: 999_999 } }),
  incompleteRequest: async (program) => {
    const { client, idUser } = await userWith(program);
    const { idMembership } = await aMembership(program, client);
    await moveClock(program, minutes(61));
    return { client: await again(program, idUser), body: { idMembership } };
  },
};

const aFanPaying = async (program: PayingProgram) => {
  const fan = await userWith(program);
  const { plans } = await aClub(program, 1000);
  return { ...fan, body: { idMembership: await aDeclinedMembership(program, fan.client, plans[0] ?? 0) } };
};

export const paySubscriptionCases: CasesOf<'paySubscription'> = {
  pageNotFound: async (program) => ({ ...(await userWith(program)), body: { idMembership: 999_999 } }),
  incompleteRequest: async (program) => {
    const { client } = await userWith(program);
    return { client, body: { idMembership: (await aMembership(program, client)).idMembership } };
  },
  serviceLater: async () => offline(aFanPaying),
};
