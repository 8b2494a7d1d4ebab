import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { priceSchema } from '../money-schema.ts';
import { routes } from '../routes.ts';
import { linkToken } from '../schemas/account.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, id } from '../schemas/primitives.ts';
import {
  depositAmount,
  pot,
  transaction,
  transactionDetail,
  transactionId,
  walletReply,
  withdrawal,
} from '../schemas/wallet.ts';
import { withdrawBody } from '../schemas/withdraw.ts';

/** `success`, or the address of the card page. */
export const payReply = z.object({ result: z.string() });

export const wallet = {
  getWallet: endpoint({
    ...routes.getWallet,
    access: 'user',
    summary: 'What the user has, what is on its way in and out',
    reply: walletReply,
  }),
  deposit: endpoint({
    ...routes.deposit,
    access: 'user',
    summary: 'Pay into the wallet by card',
    body: z.object({ amount: depositAmount }),
    reply: payReply,
    refusals: ['depositInProgress', 'serviceLater'],
    idempotent: true,
  }),
  cancelDeposit: endpoint({
    ...routes.cancelDeposit,
    access: 'user',
    summary: 'Give up a deposit that was not paid',
    reply: empty,
    refusals: ['transactionAlreadyApproved', 'pageNotFound', 'serviceLater'],
  }),
  returnDeposit: endpoint({
    ...routes.returnDeposit,
    access: 'user',
    summary: 'Send unused deposited money back to the cards it came from, the newest first',
    body: z.object({ amount: priceSchema.min(1) }),
    reply: empty,
    refusals: ['notEnoughMoney'],
    idempotent: true,
  }),
  sendDepositLink: endpoint({
    ...routes.sendDepositLink,
    access: 'user',
    summary: 'Mail the user a link to pay in from another device',
    reply: empty,
    refusals: ['tooManySends'],
    limit: { max: 5, seconds: 3600, by: 'caller' },
  }),
  depositByLink: endpoint({
    ...routes.depositByLink,
    access: 'public',
    summary: 'Pay in with a mailed link; it is used up',
    body: z.object({ token: linkToken, amount: depositAmount }),
    reply: payReply,
    refusals: ['pageNotFound', 'depositInProgress', 'serviceLater'],
    idempotent: true,
  }),
  // A fan, too, may have money to withdraw.
  sendWithdraw: endpoint({
    ...routes.sendWithdraw,
    access: 'user',
    summary: 'Ask for earned money to be sent out; needs a session that was verified just now',
    body: withdrawBody,
    reply: withdrawal,
    refusals: ['incompleteRequest', 'withdrawalInProgress', 'notEnoughMoney'],
    idempotent: true,
  }),
  cancelWithdraw: endpoint({
    ...routes.cancelWithdraw,
    access: 'user',
    summary: 'Take a withdrawal back that is not approved yet',
    body: z.object({ id }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
    idempotent: true,
  }),
  readWithdrawLink: endpoint({
    ...routes.readWithdrawLink,
    access: 'public',
    summary: 'The withdrawal behind a mailed link',
    body: z.object({ token: linkToken }),
    reply: withdrawal,
    refusals: ['pageNotFound'],
  }),
  cancelWithdrawByLink: endpoint({
    ...routes.cancelWithdrawByLink,
    access: 'public',
    summary: 'Take a withdrawal back from the mail about it: it was not me',
    body: z.object({ token: linkToken }),
    reply: empty,
    refusals: ['pageNotFound', 'transactionAlreadyApproved', 'incompleteRequest'],
  }),
  transactionLog: endpoint({
    ...routes.transactionLog,
    access: 'user',
    summary: 'What happened in the wallet, newest first; totalPages counts one page ahead at most',
    body: pageBody(limits.pages.transactions).extend({ pot: pot.optional() }),
    reply: pageOf(transaction),
  }),
  getTransaction: endpoint({
    ...routes.getTransaction,
    access: 'user',
    summary: 'One transaction down to its entries in the ledger',
    params: z.object({ id: transactionId }),
    reply: transactionDetail,
    refusals: ['pageNotFound'],
  }),
};
