import { askRedo } from './after-sale/ask-redo.ts';
import { changeKeepHidden } from './after-sale/change-keep-hidden.ts';
import { answerExtension, askExtension } from './after-sale/extension.ts';
import { answerProblem, decideProblem, reportProblem } from './after-sale/problems.ts';
import { reactToOrder } from './after-sale/react-to-order.ts';
import { revokeDevice } from './after-sale/revoke-device.ts';
import { writeToOrder } from './after-sale/write-to-order.ts';
import { confirmReceipt } from './deliver/confirm-receipt.ts';
import { deliverOrder, deliverOrderIn } from './deliver/deliver-order.ts';
import { openSecretLink } from './deliver/open-secret-link.ts';
import type { Deps } from './deps.ts';
import { createOrderDocuments } from './documents/order-documents.ts';
import { cancelOrder } from './end/cancel-order.ts';
import { declineOrder } from './end/decline-order.ts';
import { donateAnyway } from './end/donate-anyway.ts';
import { refundPart, refundWhole } from './end/refund-completed.ts';
import { refundToWallet } from './end/refund-to-wallet.ts';
import { returnUnwanted } from './end/return-unwanted.ts';
import { completeDrawn, drawDown } from './money/draw-down.ts';
import { settleHeld } from './money/settle-held.ts';
import { sendQuestion } from './notify/ask-to-confirm.ts';
import { giveBackSeconds } from './packs/give-back-seconds.ts';
import { refundUnusedUnits } from './packs/refund-unused-units.ts';
import { takeSeconds } from './packs/take-seconds.ts';
import { useEntitlement } from './packs/use-entitlement.ts';
import { abandonOrder } from './paid/give-up-order.ts';
import { checkInGuest } from './passes/check-in-guest.ts';
import { listDates } from './passes/list-dates.ts';
import { listGuests } from './passes/list-guests.ts';
import { nameGuests } from './passes/name-guests.ts';
import { payAgain } from './place/pay-again.ts';
import { placeOrder } from './place/place-order.ts';
import { buyerDetails } from './read/buyer-details.ts';
import { countNewBuyers } from './read/count-new-buyers.ts';
import { countWaiting } from './read/count-waiting.ts';
import { listCompleted } from './read/list-completed.ts';
import { listMessages } from './read/list-messages.ts';
import { listOrders, listQueue } from './read/list-orders.ts';
import { latestOf } from './read/portfolio.ts';
import { sendOrderLink } from './read/send-order-link.ts';
import { showBought } from './read/show-bought.ts';
import { readOrderLink, showOrder } from './read/show-order.ts';
import { trackRecordOf } from './read/track-record.ts';
import { waitingForTalent } from './read/waiting-for-talent.ts';
import { beginOrder } from './request/begin-order.ts';
import { editRequest } from './request/edit-request.ts';
import { fillInOrder } from './request/fill-in-order.ts';
import { viewMessages } from './request/view-messages.ts';
import { findOrders } from './staff/find-orders.ts';
import { reviewCollaboration } from './staff/review-collaboration.ts';
import { showOrderMoney } from './staff/show-order-money.ts';
import { sumUpPeriod } from './staff/sum-up-period.ts';

export type Orders = ReturnType<typeof createOrders>;

/**
 * Orders from the purchase to the last refund. Meanwhile the money is in escrow, and the ledger records every movement.
 */
export const createOrders = (deps: Deps) => ({
  place: placeOrder(deps),
  payAgain: payAgain(deps),
  abandon: abandonOrder(deps),
  returnUnwanted: returnUnwanted(deps),
  fillIn: fillInOrder(deps),
  askToConfirm: sendQuestion(deps),
  /** Of what was completed on payment and is paid for in advance: a period. */
  refunds: { whole: refundWhole(deps), part: refundPart(deps) },
  showBought: showBought(deps),

  buyerDetails: buyerDetails(deps),
  list: listOrders(deps),
  countWaiting: countWaiting(deps),
  trackRecordOf: trackRecordOf(deps),
  waitingFor: waitingForTalent(deps),
  newBuyers: countNewBuyers(deps.database.read),
  listCompleted: listCompleted(deps),
  listLatest: latestOf(deps.database),
  documents: createOrderDocuments(deps),
  show: showOrder(deps),
  listMessages: listMessages(deps),
  readLink: readOrderLink(deps),
  sendLink: sendOrderLink(deps),

  deliver: deliverOrder(deps),
  deliverIn: deliverOrderIn(deps),
  checkIn: checkInGuest(deps),
  listDates: listDates(deps),
  listGuests: listGuests(deps),
  decline: declineOrder(deps),
  begin: beginOrder(deps),
  viewMessages: viewMessages(deps),
  askExtension: askExtension(deps),

  cancel: cancelOrder(deps),
  answerExtension: answerExtension(deps),
  confirmReceipt: confirmReceipt(deps),
  refundToWallet: refundToWallet(deps),
  donateAnyway: donateAnyway(deps),
  editRequest: editRequest(deps),
  changeKeepHidden: changeKeepHidden(deps),
  askRedo: askRedo(deps),
  react: reactToOrder(deps),
  write: writeToOrder(deps),
  nameGuests: nameGuests(deps),

  openSecretLink: openSecretLink(deps),
  revokeDevice: revokeDevice(deps),

  /** Prepaid messages and minutes, for the conversations that use them. */
  entitlements: {
    use: useEntitlement(deps),
    takeSeconds: takeSeconds(deps),
    giveBackSeconds: giveBackSeconds(deps),
    refundUnusedUnits: refundUnusedUnits(deps),
  },

  /** Ends what was only set aside: a call by its seconds. */
  settle: settleHeld(deps),
  /** Partial payouts as they are earned: a period by the day. */
  escrow: { drawDown: drawDown(deps), complete: completeDrawn(deps) },

  reportProblem: reportProblem(deps),
  answerProblem: answerProblem(deps),

  find: findOrders(deps),
  showMoney: showOrderMoney(deps),
  sumUp: sumUpPeriod(deps),
  listCollaborations: listQueue(deps, 'collaborations'),
  reviewCollaboration: reviewCollaboration(deps),
  listProblems: listQueue(deps, 'problems'),
  decideProblem: decideProblem(deps),
});
