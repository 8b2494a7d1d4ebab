import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { routes } from '../routes.ts';
import { linkToken } from '../schemas/account.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id, inLanguage } from '../schemas/primitives.ts';
import {
  depositAmount,
  pot,
  transaction,
  transactionDetail,
  transactionId,
  walletReply,
  withdrawal,
} from '../schemas/wallet.ts';
import { withdrawAmount, withdrawBody } from '../schemas/withdraw.ts';

/** `success`, or the URL of the card page. */
export const payReply = z.object({ result: z.string() });

export const wallet = {
  getWallet: endpoint({
    ...routes.getWallet,
    access: 'user',
    summary: 'Read the wallet: balances, pending earnings, open deposit and withdrawal',
    query: inLanguage,
    reply: walletReply,
  }),
  deposit: endpoint({
    ...routes.deposit,
    access: 'user',
    summary: 'Deposit into the wallet by card',
    body: z.object({ amount: depositAmount }),
    reply: payReply,
    refusals: ['depositInProgress', 'serviceLater'],
    idempotent: true,
  }),
  cancelDeposit: endpoint({
    ...routes.cancelDeposit,
    access: 'user',
    summary: 'Cancel an unpaid deposit',
    reply: empty,
    refusals: ['transactionAlreadyApproved', 'pageNotFound', 'serviceLater'],
  }),
  returnDeposit: endpoint({
    ...routes.returnDeposit,
    access: 'user',
    summary: 'Return unused deposits to the cards they came from, newest first',
    body: z.object({ amount: priceSchema.min(1) }),
    reply: empty,
    refusals: ['notEnoughMoney'],
    idempotent: true,
  }),
  sendDepositLink: endpoint({
    ...routes.sendDepositLink,
    access: 'user',
    summary: 'Mail the user a link for a deposit from another device',
    reply: empty,
    refusals: ['tooManySends'],
    limit: { max: 5, seconds: 3600, by: 'caller' },
  }),
  depositByLink: endpoint({
    ...routes.depositByLink,
    access: 'public',
    summary: 'Deposit with a mailed link, which is then used',
    body: z.object({ token: linkToken, amount: depositAmount }),
    reply: payReply,
    refusals: ['pageNotFound', 'depositInProgress', 'serviceLater'],
    idempotent: true,
  }),
  // A fan may have money to withdraw too.
  sendWithdraw: endpoint({
    ...routes.sendWithdraw,
    access: 'user',
    summary: 'Request a withdrawal of earned money; needs a verified session',
    body: withdrawBody,
    reply: withdrawal,
    refusals: ['incompleteRequest', 'withdrawalInProgress', 'notEnoughMoney'],
    idempotent: true,
  }),
  repeatWithdraw: endpoint({
    ...routes.repeatWithdraw,
    access: 'user',
    summary: 'Request a withdrawal with the details of the last one; needs a verified session',
    body: z.object({ amount: withdrawAmount }),
    reply: withdrawal,
    refusals: ['pageNotFound', 'incompleteRequest', 'withdrawalInProgress', 'notEnoughMoney'],
    idempotent: true,
  }),
  cancelWithdraw: endpoint({
    ...routes.cancelWithdraw,
    access: 'user',
    summary: 'Cancel a withdrawal that is not approved yet',
    body: z.object({ id }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  readWithdrawLink: endpoint({
    ...routes.readWithdrawLink,
    access: 'public',
    summary: 'Read the withdrawal behind a mailed link',
    body: z.object({ token: linkToken }),
    reply: withdrawal,
    refusals: ['pageNotFound'],
  }),
  cancelWithdrawByLink: endpoint({
    ...routes.cancelWithdrawByLink,
    access: 'public',
    summary: 'Cancel a withdrawal from the mail about it',
    body: z.object({ token: linkToken }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
  }),
  transactionLog: endpoint({
    ...routes.transactionLog,
    access: 'user',
    summary: 'List the wallet’s transactions, newest first; totalPages counts at most one page ahead',
    query: inLanguage,
    body: pageBody(limits.pages.transactions).extend({ pot: pot.optional() }),
    reply: pageOf(transaction),
  }),
  getTransaction: endpoint({
    ...routes.getTransaction,
    access: 'user',
    summary: 'Read a transaction with its ledger entries',
    params: z.object({ id: transactionId }),
    query: inLanguage,
    reply: transactionDetail,
    refusals: ['pageNotFound'],
  }),
};
