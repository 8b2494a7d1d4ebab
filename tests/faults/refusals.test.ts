import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPayingProgram } from '../support/paying-program.ts';
import { aClient } from '../support/program.ts';
import { storedRows } from '../support/stored-rows.ts';
import { violationsIn } from '../support/wallet.ts';
import {
  buyAuctionNowCases,
  cancelAuctionByStaffCases,
  forgiveStrikeCases,
  payAuctionWinCases,
  placeBidCases,
} from './refusals/auctions.ts';
import { buyingCases } from './refusals/buying.ts';
import { bookCallCases, extendCallCases, startCallCases } from './refusals/calls.ts';
import { answerMessageCases, cancelMessageCases, declineMessageCases, sendMessageCases } from './refusals/chat.ts';
import { cancelEventDateCases, moveEventDateCases } from './refusals/dates.ts';
import { donateCases } from './refusals/gifts.ts';
import {
  changeSubscriptionCases,
  paySubscriptionCases,
  subscribeByLinkCases,
  subscribeCases,
  undoSubscriptionCases,
} from './refusals/memberships.ts';
import {
  answerOrderProblemCases,
  cancelProductCases,
  checkInGuestCases,
  confirmReceiptCases,
  decideOrderProblemCases,
  declineOrderCases,
  donateAnywayCases,
  refundToWalletCases,
  reviewCollaborationCases,
} from './refusals/orders.ts';
import type { CasesOf, MoneyCall, Prepare, RefusedCall } from './refusals/refused-call.ts';
import {
  approveWithdrawCases,
  cancelWithdrawCases,
  checkCardCases,
  depositByLinkCases,
  depositCases,
  exportWithdrawalsCases,
  rejectWithdrawCases,
  repeatWithdrawCases,
  returnDepositCases,
  returnWithdrawCases,
  sendWithdrawCases,
} from './refusals/wallets.ts';

const cases: { [Name in MoneyCall]: CasesOf<Name> } = {
  buyProduct: buyingCases,
  donate: donateCases,
  buyAuctionNow: buyAuctionNowCases,
  placeBid: placeBidCases,
  payAuctionWin: payAuctionWinCases,
  cancelAuctionByStaff: cancelAuctionByStaffCases,
  forgiveStrike: forgiveStrikeCases,
  startCall: startCallCases,
  bookCall: bookCallCases,
  extendCall: extendCallCases,
  sendMessage: sendMessageCases,
  answerMessage: answerMessageCases,
  cancelMessage: cancelMessageCases,
  declineMessage: declineMessageCases,
  deposit: depositCases,
  depositByLink: depositByLinkCases,
  returnDeposit: returnDepositCases,
  sendWithdraw: sendWithdrawCases,
  repeatWithdraw: repeatWithdrawCases,
  checkCard: checkCardCases,
  approveWithdraw: approveWithdrawCases,
  rejectWithdraw: rejectWithdrawCases,
  returnWithdraw: returnWithdrawCases,
  cancelWithdraw: cancelWithdrawCases,
  exportWithdrawals: exportWithdrawalsCases,
  cancelEventDate: cancelEventDateCases,
  moveEventDate: moveEventDateCases,
  cancelProduct: cancelProductCases,
  declineOrder: declineOrderCases,
  confirmReceipt: confirmReceiptCases,
  donateAnyway: donateAnywayCases,
  refundToWallet: refundToWalletCases,
  answerOrderProblem: answerOrderProblemCases,
  decideOrderProblem: decideOrderProblemCases,
  reviewCollaboration: reviewCollaborationCases,
  checkInGuest: checkInGuestCases,
  subscribe: subscribeCases,
  subscribeByLink: subscribeByLinkCases,
  changeSubscription: changeSubscriptionCases,
  undoSubscription: undoSubscriptionCases,
  paySubscription: paySubscriptionCases,
};

const usual = await aPayingProgram();
beforeEach(() => usual.database.pool.query('delete from rate_limit'));

const call = ({ method, path }: EndpointSpec, { client, ...refused }: RefusedCall) =>
  client.call(method, refused.path ?? path, {
    ...(method === 'POST' && { body: refused.body ?? {} }),
    headers: { 'idempotency-key': randomUUID() },
  });

describe.each(Object.entries(cases) as [MoneyCall, Record<string, Prepare>][])('%s', (name, refusals) => {
  const spec: EndpointSpec = endpoints[name];

  it.each(Object.entries(refusals))('refused with %s leaves no row', async (refusal, prepare) => {
    const refused = await prepare(usual);
    const program = refused.program ?? usual;
    // Updates `last_seen_at` beforehand, so that the refused call does not.
    await refused.client.get('/get-user-full/');
    await program.settle();
    const before = await storedRows(program);
    expect((await call(spec, refused)).body).toMatchObject({ name: refusal });
    expect(await storedRows(program)).toEqual(before);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('without a session, or with nothing filled in, leaves no row', async () => {
    await usual.settle();
    const before = await storedRows(usual);
    const { status } = await call(spec, { client: aClient(usual), path: spec.path.replace('{id}', '1') });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await storedRows(usual)).toEqual(before);
  });
});
