import type { endpoints } from '@stagedoor/contract/endpoints/index';
import { createLink } from '../../apps/server/src/modules/accounts/index.ts';
import { aWithdrawal } from '../support/a-withdrawal.ts';
import { fillWallets } from '../support/buyers.ts';
import { aProduct, aSeller } from '../support/catalogue.ts';
import { aGift, aTalentWithOffer } from '../support/gifts.ts';
import { type PayingProgram, payOnPage } from '../support/paying-program.ts';
import { idOf, once, sendOut, userWith, withdraw } from '../support/wallet.ts';
import { auctionCases } from './idempotency-auction-cases.ts';
import { callCases } from './idempotency-call-cases.ts';
import { type Case, done, otherReason } from './idempotency-case.ts';
import { chatCases } from './idempotency-chat-cases.ts';
import { membershipCases } from './idempotency-membership-cases.ts';
import { orderCases } from './idempotency-order-cases.ts';

type Endpoints = typeof endpoints;
/** Every call that requires an idempotency key: a new one without a case does not compile. */
export type MoneyCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { idempotent: true } ? Name : never;
}[keyof Endpoints];

const otherAmount = (body: object) => ({ ...body, amount: 4_321 });
const anAmount = async () => ({ amount: 2_500 });

/** A withdrawal without the waiting time of a new destination. */
const aRipeWithdrawal = async (program: PayingProgram) => {
  const { client } = await userWith(program, { earned: 9_000 });
  const id = idOf(await withdraw(client));
  await program.database.pool.query('update withdrawal set not_before = null where id = $1', [id]);
  return id;
};

const anApprovedWithdrawal = async (program: PayingProgram, idStaff: number) => {
  const id = await aRipeWithdrawal(program);
  await program.database.inTransaction((tx) => program.wallet.approveWithdraw(tx, idStaff, id));
  return id;
};

export const cases: Record<MoneyCall, Case> = {
  ...orderCases,
  ...membershipCases,
  ...auctionCases,
  ...callCases,
  ...chatCases,
  buyProduct: {
    async prepare(program) {
      const { idUser } = await aSeller(program);
      const idProduct = await aProduct(program, idUser, 'AUTOGRAPH');
      const fields = { recipientName: 'Olena', email: 'olena@example.com' };
      return { idProduct, fields, total: 1_500, language: 'en' };
    },
    change: (body) => ({ ...body, language: 'uk' }),
    effects: 'select from orders where id_buyer = $1',
  },
  donate: {
    prepare: async (program) => aGift((await aTalentWithOffer(program)).idProduct),
    change: (body) => ({ ...body, customPrice: 6 }),
    effects: 'select from orders where id_buyer = $1',
  },
  deposit: { prepare: anAmount, change: otherAmount, effects: 'select from payment where id_user = $1' },
  depositByLink: {
    async prepare({ database, clock }, { idUser }) {
      const link = { purpose: 'deposit', idUser } as const;
      const { token } = await database.inTransaction((tx) => createLink(tx, { clock }, link));
      return { token, amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from payment where id_user = $1',
  },
  returnDeposit: {
    async prepare(program, { client }) {
      const begun = await once(client, '/deposit', { amount: 9_000 });
      const si = String((begun.body as { result: string }).result.split('si=')[1]);
      await payOnPage(await program.payments.openCheckout(si));
      await program.payments.readPayment(si);
      return { amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from refund join payment on payment.id = id_payment where id_user = $1',
  },
  sendWithdraw: {
    async prepare({ database }, { idUser }) {
      await fillWallets(database, [{ idUser, pot: 'earned', amount: 9_000 }]);
      return { ...aWithdrawal, amount: 2_500 };
    },
    change: otherAmount,
    effects: 'select from withdrawal where id_user = $1',
  },
  repeatWithdraw: {
    async prepare(program, { idUser, client }) {
      await fillWallets(program.database, [{ idUser, pot: 'earned', amount: 9_000 }]);
      await sendOut(program, idOf(await withdraw(client, { amount: 2_000 })));
      return { amount: 2_500 };
    },
    change: otherAmount,
    effects: `select from withdrawal where id_user = $1 and state = 'requested'`,
  },
  cancelWithdraw: {
    async prepare({ database }, { idUser, client }) {
      await fillWallets(database, [{ idUser, pot: 'earned', amount: 9_000 }]);
      return { id: idOf(await withdraw(client)) };
    },
    change: ({ id }: { id?: number }) => ({ id: (id ?? 0) + 1 }),
    effects: `select from withdrawal where id_user = $1 and state = 'cancelled'`,
  },
  approveWithdraw: {
    by: 'staff',
    prepare: async (program) => ({ id: await aRipeWithdrawal(program) }),
    change: ({ id }: { id?: number }) => ({ id: (id ?? 0) + 1 }),
    effects: done('withdrawal.approved'),
  },
  rejectWithdraw: {
    by: 'staff',
    prepare: async (program) => ({ id: await aRipeWithdrawal(program), reason: 'Not this time.' }),
    change: otherReason,
    effects: done('withdrawal.rejected'),
  },
  exportWithdrawals: {
    by: 'staff',
    alone: true,
    async prepare(program, { idUser }) {
      await anApprovedWithdrawal(program, idUser);
      return { rail: 'bank' };
    },
    change: () => ({ rail: 'card' }),
    effects: done('withdrawals.exported'),
  },
  returnWithdraw: {
    by: 'staff',
    alone: true,
    async prepare(program, { idUser }) {
      const id = await anApprovedWithdrawal(program, idUser);
      await program.database.inTransaction((tx) => program.wallet.exportWithdrawals(tx, idUser, 'bank'));
      return { id, reason: 'The account is closed.' };
    },
    change: otherReason,
    effects: done('withdrawal.returned'),
  },
  checkCard: {
    prepare: async () => ({}),
    // Its body is empty, so there is nothing to change.
    change: (body) => body,
    effects: 'select from payment where id_user = $1',
  },
};
