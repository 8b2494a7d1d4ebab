import { limits } from '@stagedoor/contract/limits';
import { createLink } from '../../../apps/server/src/modules/accounts/index.ts';
import { aWithdrawal } from '../../support/a-withdrawal.ts';
import { hours } from '../../support/clock.ts';
import { aPayingProgram, type PayingProgram } from '../../support/paying-program.ts';
import { idOf, once, sendOut, someStaff, userWith, withdraw } from '../../support/wallet.ts';
import { withoutCards } from './buying.ts';
import type { CasesOf, Prepare } from './refused-call.ts';

const amount = 2_500;
const nowhere = 999_999;
const reason = 'The name on the account is another one.';

const depositing: Prepare = async (program) => {
  const { client } = await userWith(program);
  await once(client, '/deposit', { amount });
  return { client, body: { amount } };
};

const withoutProvider =
  (body: object): Prepare =>
  async () => {
    const program = await withoutCards();
    const { client } = await userWith(program);
    return { program, client, body };
  };

const aDepositLink = async ({ database, clock }: PayingProgram, idUser: number) =>
  (await database.inTransaction((tx) => createLink(tx, { clock }, { purpose: 'deposit', idUser }))).token;

export const depositCases: CasesOf<'deposit'> = {
  depositInProgress: depositing,
  serviceLater: withoutProvider({ amount }),
};

export const depositByLinkCases: CasesOf<'depositByLink'> = {
  pageNotFound: async (program) => {
    const { client } = await userWith(program);
    return { client, body: { token: 'A'.repeat(43), amount } };
  },
  depositInProgress: async (program) => {
    const { client, idUser } = await userWith(program);
    await once(client, '/deposit', { amount });
    return { client, body: { token: await aDepositLink(program, idUser), amount } };
  },
  serviceLater: async () => {
    const program = await withoutCards();
    const { client, idUser } = await userWith(program);
    return { program, client, body: { token: await aDepositLink(program, idUser), amount } };
  },
};

export const returnDepositCases: CasesOf<'returnDeposit'> = {
  notEnoughMoney: async (program) => {
    // Credited without a card, so there is no card to return it to.
    const { client } = await userWith(program, { deposited: amount });
    return { client, body: { amount } };
  },
};

export const checkCardCases: CasesOf<'checkCard'> = { serviceLater: withoutProvider({}) };

const body = { ...aWithdrawal, amount };

export const sendWithdrawCases: CasesOf<'sendWithdraw'> = {
  incompleteRequest: async (program) => {
    const { client, idUser } = await userWith(program, { earned: amount });
    await program.database.pool.query('update session set verified_at = $1 where id_user = $2', [
      new Date(program.clock.now().getTime() - hours(1)),
      idUser,
    ]);
    return { client, body };
  },
  withdrawalInProgress: async (program) => {
    const { client } = await userWith(program, { earned: 4 * amount });
    await withdraw(client);
    return { client, body };
  },
  notEnoughMoney: async (program) => {
    const { client } = await userWith(program, { earned: amount - 1, deposited: amount, bonus: amount });
    return { client, body };
  },
};

/** A user whose last withdrawal was sent. */
const aUserPaidBefore = async (program: PayingProgram, left: number) => {
  const user = await userWith(program, { earned: 5_000 + left });
  await sendOut(program, idOf(await withdraw(user.client)));
  return user;
};

export const repeatWithdrawCases: CasesOf<'repeatWithdraw'> = {
  pageNotFound: async (program) => {
    const { client } = await userWith(program, { earned: amount });
    return { client, body: { amount } };
  },
  incompleteRequest: async (program) => {
    const { client, idUser } = await aUserPaidBefore(program, amount);
    await program.database.pool.query('update session set verified_at = $1 where id_user = $2', [
      new Date(program.clock.now().getTime() - hours(1)),
      idUser,
    ]);
    return { client, body: { amount } };
  },
  withdrawalInProgress: async (program) => {
    const { client } = await aUserPaidBefore(program, 4 * amount);
    await withdraw(client, { amount });
    return { client, body: { amount } };
  },
  notEnoughMoney: async (program) => {
    const { client } = await aUserPaidBefore(program, amount - 1);
    return { client, body: { amount } };
  },
};

/** A cancelled withdrawal, which can no longer be decided. */
const aCancelled = async (program: PayingProgram) => {
  const owner = await userWith(program, { earned: 10_000 });
  const id = idOf(await withdraw(owner.client));
  await once(owner.client, '/cancel-withdraw', { id });
  return { ...owner, id };
};

const anApproved = async (program: PayingProgram, change: { amount?: number } = {}) => {
  const owner = await userWith(program, { earned: change.amount ?? 10_000 });
  const id = idOf(await withdraw(owner.client, change));
  program.clock.advance(hours(72));
  const staff = await someStaff(program);
  await once(staff.client, '/approve-withdraw', { id });
  return { owner, staff, id };
};

const byStaff =
  (more: object, of?: (program: PayingProgram) => Promise<{ id: number }>): Prepare =>
  async (program) => {
    const id = of ? (await of(program)).id : nowhere;
    return { client: (await someStaff(program)).client, body: { id, ...more } };
  };

const aYoungOne = async (program: PayingProgram) => {
  const { client } = await userWith(program, { earned: 10_000 });
  return { id: idOf(await withdraw(client)) };
};

export const approveWithdrawCases: CasesOf<'approveWithdraw'> = {
  pageNotFound: byStaff({}),
  transactionAlreadyApproved: byStaff({}, anApproved),
  incompleteRequest: byStaff({}, aYoungOne),
};

export const rejectWithdrawCases: CasesOf<'rejectWithdraw'> = {
  pageNotFound: byStaff({ reason }),
  transactionAlreadyApproved: byStaff({ reason }, anApproved),
  incompleteRequest: byStaff({ reason }, aCancelled),
};

export const returnWithdrawCases: CasesOf<'returnWithdraw'> = {
  pageNotFound: byStaff({ reason }),
  incompleteRequest: byStaff({ reason }, aYoungOne),
};

export const cancelWithdrawCases: CasesOf<'cancelWithdraw'> = {
  pageNotFound: async (program) => {
    const { id } = await aYoungOne(program);
    return { client: (await userWith(program)).client, body: { id } };
  },
  transactionAlreadyApproved: async (program) => {
    const { owner, id } = await anApproved(program);
    return { client: owner.client, body: { id } };
  },
  incompleteRequest: async (program) => {
    const { client, id } = await aCancelled(program);
    return { client, body: { id } };
  },
};

export const exportWithdrawalsCases: CasesOf<'exportWithdrawals'> = {
  pageNotFound: async (program) => ({ client: (await someStaff(program)).client, body: { rail: 'crypto' } }),
  // A large withdrawal needs another exporter than its approver. In a separate program, because smaller ones would be
  // exported without it.
  incompleteRequest: async () => {
    const program = await aPayingProgram();
    const { staff } = await anApproved(program, { amount: limits.withdrawal.fourEyesFrom });
    return { program, client: staff.client, body: { rail: 'bank' } };
  },
};
