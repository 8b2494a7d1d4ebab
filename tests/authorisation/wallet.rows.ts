import type { backoffice } from '@stagedoor/contract/endpoints/backoffice';
import type { cards } from '@stagedoor/contract/endpoints/cards';
import type { wallet } from '@stagedoor/contract/endpoints/wallet';
import { cents } from '@stagedoor/contract/money';
import type { Rail } from '@stagedoor/contract/schemas/wallet';
import { aDeclinedMembership, aPlanForm } from '../support/memberships.ts';
import { payOnPage } from '../support/paying-program.ts';
import { idOf, once, someStaff, withdrawBody } from '../support/wallet.ts';
import { noId, noToken, noUuid, openToAll, own, plain, type Rows } from './row.ts';
import { aLink, aPayment, aRipeWithdrawal, aSentWithdrawal, aWithdrawal, give } from './things.ts';
import type { Person, World } from './world.ts';

const amount = cents(2_500);

/** An unpaid deposit. */
const aDeposit = async ({ client }: Person): Promise<string> => {
  const { body } = await once(client, '/deposit', { amount });
  return String((body as { result?: string }).result?.split('si=')[1]);
};
const payOn = async ({ program: { payments } }: World, si: string): Promise<void> => {
  await payOnPage(await payments.openCheckout(si));
  await payments.readPayment(si);
};

const aDepositLink = (world: World, { idUser }: Person) => aLink(world, { purpose: 'deposit', idUser });
const aWithdrawLink = async (world: World, person: Person) =>
  aLink(world, { purpose: 'withdraw', idUser: person.idUser, ref: await aWithdrawal(world, person) });

const aTransaction = async (world: World, person: Person) => {
  await give(world, person, 'deposited', 1_000);
  const { items } = (await person.client.post('/transaction-log')).body as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

export const walletRows: Rows<keyof typeof wallet> = {
  getWallet: plain(() => ({})),
  deposit: plain(() => ({ body: { amount } })),
  cancelDeposit: plain(async (_world, person) => {
    await aDeposit(person);
    return {};
  }),
  returnDeposit: plain(async (world, person) => {
    await payOn(world, await aDeposit(person));
    return { body: { amount } };
  }),
  sendDepositLink: plain(() => ({})),
  depositByLink: openToAll({ make: aDepositLink, nowhere: noToken, send: (token) => ({ body: { token, amount } }) }),
  sendWithdraw: plain(async (world, person) => {
    await give(world, person, 'earned', 9_000);
    return { body: withdrawBody() as never };
  }),
  repeatWithdraw: plain(async (world, person) => {
    await aSentWithdrawal(world, person);
    await give(world, person, 'earned', 9_000);
    return { body: { amount } };
  }),
  cancelWithdraw: own({ make: aWithdrawal, nowhere: noId, send: (id) => ({ body: { id } }) }),
  readWithdrawLink: openToAll({ make: aWithdrawLink, nowhere: noToken, send: (token) => ({ body: { token } }) }),
  cancelWithdrawByLink: openToAll({ make: aWithdrawLink, nowhere: noToken, send: (token) => ({ body: { token } }) }),
  transactionLog: plain(async (world, person) => {
    await give(world, person, 'deposited', 1_000);
    return {};
  }),
  getTransaction: {
    'in the ledger': own({ make: aTransaction, nowhere: `tx-${noId}`, send: (id) => ({ params: { id } }) }),
    'of a card': own({
      make: async (_world, person) => `payment-${await aDeposit(person)}`,
      nowhere: `payment-${noUuid}`,
      send: (id) => ({ params: { id } }),
    }),
  },
};

export const aCard = async (world: World, person: Person): Promise<string> => {
  const { payments, database } = world.program;
  await payOn(world, await aPayment(world, person, true));
  const [card] = await database.inTransaction((tx) => payments.cardsOf(tx, person.idUser));
  return card?.idCard ?? '';
};

/** The payment of a membership that could not be charged. */
const aDeclinedRenewal = async (world: World): Promise<string> => {
  const { client } = await world.aSeller();
  const { idSubscription } = (await client.post('/save-plan', aPlanForm())).body as { idSubscription: number };
  const fan = await world.aFan();
  const idAgreement = await aDeclinedMembership(world.program, fan.client, idSubscription);
  const { id_payment } = await world.one(
    'select id_payment from orders join recurring_period on id_order = orders.id where id_agreement = $1',
    [idAgreement],
  );
  return String(id_payment);
};

export const cardsRows: Rows<keyof typeof cards> = {
  openCheckout: openToAll({
    make: (world, payer) => aPayment(world, payer),
    nowhere: noUuid,
    send: (si) => ({ body: { si } }),
  }),
  getPayment: openToAll({
    make: (world, payer) => aPayment(world, payer),
    nowhere: noUuid,
    send: (si) => ({ body: { si } }),
  }),
  getRenewal: openToAll({ make: aDeclinedRenewal, nowhere: noUuid, send: (si) => ({ body: { si } }) }),
  payRenewal: openToAll({ make: aDeclinedRenewal, nowhere: noUuid, send: (si) => ({ body: { si } }) }),
  checkCard: plain(() => ({ body: {} })),
  getCards: plain(async (world, person) => {
    await aCard(world, person);
    return {};
  }),
  removeCard: own({ make: aCard, nowhere: noUuid, send: (idCard) => ({ body: { idCard } }) }),
  tokeniseCard: plain(() => ({ body: { number: '4242424242424242', expMonth: 12, expYear: 2034 } })),
};

const anyWithdrawal = async (world: World) => aRipeWithdrawal(world, await world.aFan());
const anApprovedOne = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  const id = await anyWithdrawal(world);
  await once(client, '/approve-withdraw', { id });
  return id;
};
const approvedOnes = async (world: World): Promise<Rail> => {
  await anApprovedOne(world);
  return 'bank';
};
const aSentOne = async (world: World): Promise<number> => {
  const id = await anApprovedOne(world);
  const { client } = await someStaff(world.program);
  await once(client, '/export-withdrawals', { rail: 'bank' });
  return id;
};
const aBatch = async (world: World): Promise<number> => {
  const { client } = await someStaff(world.program);
  await anApprovedOne(world);
  return idOf(await once(client, '/export-withdrawals', { rail: 'bank' }));
};

export const backofficeRows: Rows<keyof typeof backoffice> = {
  getWithdrawals: plain(async (world) => {
    await anyWithdrawal(world);
    return {};
  }),
  approveWithdraw: openToAll({ make: anyWithdrawal, nowhere: noId, send: (id) => ({ body: { id } }) }),
  rejectWithdraw: openToAll({
    make: anyWithdrawal,
    nowhere: noId,
    send: (id) => ({ body: { id, reason: 'Another name' } }),
  }),
  returnWithdraw: openToAll({
    make: aSentOne,
    nowhere: noId,
    send: (id) => ({ body: { id, reason: 'The account is closed' } }),
  }),
  exportWithdrawals: openToAll({
    make: approvedOnes,
    // No withdrawal uses this rail.
    nowhere: 'crypto' as Rail,
    send: (rail) => ({ body: { rail } }),
  }),
  getWithdrawalBatches: plain(async (world) => {
    await aBatch(world);
    return {};
  }),
  getWithdrawalBatch: openToAll({ make: aBatch, nowhere: noId, send: (id) => ({ params: { id } }) }),
};
