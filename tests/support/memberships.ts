import { testCards } from '@stagedoor/sandbox';
import { createLink } from '../../apps/server/src/modules/accounts/index.ts';
import { aSeller } from './catalogue.ts';
import type { PayingProgram } from './paying-program.ts';
import { aLoggedInClient } from './program.ts';
import { payOn } from './recurring.ts';
import { once, userWith } from './wallet.ts';

let made = 0;

/** The form of a plan. */
export const aPlanForm = (price = 1000, changes: object = {}) => {
  const number = ++made;
  return {
    language: 'en',
    name: `Backstage ${number}`,
    shortAbout: `Rehearsals ${number}`,
    about: `Rehearsals and drafts, every week ${number}`,
    price,
    ...changes,
  };
};

export type Client = Awaited<ReturnType<typeof aLoggedInClient>>;

const aPlan = async (client: Client, price?: number): Promise<number> =>
  ((await client.post('/save-plan', aPlanForm(price))).body as { idSubscription: number }).idSubscription;

/** A talent with plans at these prices. */
export const aClub = async (program: PayingProgram, ...prices: number[]) => {
  const { idUser: idTalent } = await aSeller(program);
  const talent = await aLoggedInClient(program, idTalent);
  const plans: number[] = [];
  for (const price of prices) plans.push(await aPlan(talent, price));
  return { idTalent, talent, plans };
};

export const join = (client: Client, idSubscription: number, total: number, more: object = {}) =>
  once(client, '/subscribe', { idSubscription, total, ...more });

/** A fan who has joined and paid. */
export const aJoinedFan = async (
  program: PayingProgram,
  idSubscription: number,
  total: number,
  card: { number: string } = testCards.success,
) => {
  const fan = await userWith(program);
  const { body } = await join(fan.client, idSubscription, total);
  await payOn(program, (body as { result: string }).result, card);
  return fan;
};

export const membershipsOf = async (client: Client) =>
  (await client.get('/get-memberships')).body as Record<string, unknown>[];

/** A membership of this fan with a new talent, and a dearer plan of the same talent. */
export const aMembership = async (program: PayingProgram, client: Client) => {
  const { plans } = await aClub(program, 1000, 2500);
  const [joined = 0, dearer = 0] = plans;
  const { body } = await join(client, joined, 1000);
  await payOn(program, (body as { result: string }).result);
  const memberships = await membershipsOf(client);
  const { idMembership } = memberships.find(({ idSubscription }) => idSubscription === joined) ?? {};
  return { idMembership: Number(idMembership), idSubscription: joined, dearer };
};

/** The token of a link that joins this plan for this fan. */
export const aSubscriptionLink = async (
  { database, clock }: Pick<PayingProgram, 'database' | 'clock'>,
  idUser: number,
  idSubscription: number,
): Promise<string> => {
  const link = { purpose: 'subscribe', idUser, ref: idSubscription } as const;
  return (await database.inTransaction((tx) => createLink(tx, { clock }, link))).token;
};

/** A membership with a plan whose renewal was declined: the only payment so far is that of the renewal. */
export const aDeclinedMembership = async (
  { database, clock }: Pick<PayingProgram, 'database' | 'clock'>,
  client: Client,
  idSubscription: number,
): Promise<number> => {
  await join(client, idSubscription, 1000);
  const set = 'update recurring_agreement set state = $2, anchor = $3, paid_until = $3, look_at = $3';
  await database.pool.query(`${set} where id_product = $1`, [idSubscription, 'active', clock.now()]);
  const retrying = [idSubscription, 'retrying', clock.now()];
  const { rows } = await database.pool.query(`${set} where id_product = $1 returning id`, retrying);
  return Number(rows[0].id);
};
