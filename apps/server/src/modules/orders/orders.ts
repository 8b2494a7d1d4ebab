import { deliverOrder } from './deliver/deliver-order.ts';
import { openSecretLink } from './deliver/open-secret-link.ts';
import { checkInGuest } from './deliver/passes.ts';
import type { Deps } from './deps.ts';
import { cancelOrder } from './end/cancel-order.ts';
import { declineOrder } from './end/decline-order.ts';
import { donateAnyway } from './end/donate-anyway.ts';
import { refundToWallet } from './end/refund-to-wallet.ts';
import { completeDrawn, drawDown } from './money/draw-down.ts';
import { giveBackRests } from './packs/give-back-rest.ts';
import { useEntitlement } from './packs/use-entitlement.ts';
import { placeOrder } from './place/place-order.ts';
import { countWaiting } from './read/count-waiting.ts';
import { listCompleted } from './read/list-completed.ts';
import { listMessages } from './read/list-messages.ts';
import { listOrders, listQueue } from './read/list-orders.ts';
import { latestOf } from './read/portfolio.ts';
import { sendOrderLink } from './read/send-order-link.ts';
import { showBought } from './read/show-bought.ts';
import { readOrderLink, showOrder } from './read/show-order.ts';
import { trackRecordOf } from './read/track-record.ts';
import { findOrders } from './staff/find-orders.ts';
import { reviewCollaboration } from './staff/review-collaboration.ts';
import { showOrderMoney } from './staff/show-order-money.ts';
import { askRedo } from './talk/ask-redo.ts';
import { changeKeepHidden } from './talk/change-keep-hidden.ts';
import { answerExtension, askExtension } from './talk/extension.ts';
import { answerProblem, decideProblem, reportProblem } from './talk/problems.ts';
import { reactToOrder } from './talk/react-to-order.ts';
import { revokeDevice } from './talk/revoke-device.ts';
import { writeToOrder } from './talk/write-to-order.ts';

export type Orders = ReturnType<typeof createOrders>;

/** From the purchase to the last refund. Money is in escrow in between, and the books say where it went. */
export const createOrders = (deps: Deps) => ({
  place: placeOrder(deps),
  showBought: showBought(deps),

  list: listOrders(deps),
  countWaiting: countWaiting(deps),
  trackRecordOf: trackRecordOf(deps),
  listCompleted: listCompleted(deps),
  listLatest: latestOf(deps.database),
  show: showOrder(deps),
  listMessages: listMessages(deps),
  readLink: readOrderLink(deps),
  sendLink: sendOrderLink(deps),

  deliver: deliverOrder(deps),
  checkIn: checkInGuest(deps),
  decline: declineOrder(deps),
  askExtension: askExtension(deps),

  cancel: cancelOrder(deps),
  answerExtension: answerExtension(deps),
  refundToWallet: refundToWallet(deps),
  donateAnyway: donateAnyway(deps),
  changeKeepHidden: changeKeepHidden(deps),
  askRedo: askRedo(deps),
  react: reactToOrder(deps),
  write: writeToOrder(deps),

  openSecretLink: openSecretLink(deps),
  revokeDevice: revokeDevice(deps),

  /** Messages and minutes that were bought ahead; for the conversations that use them. */
  entitlements: { use: useEntitlement(deps), giveBackRests: giveBackRests(deps) },

  /** What is paid out in parts while it is earned: a call by its minutes, a period by its days. */
  escrow: { drawDown: drawDown(deps), complete: completeDrawn(deps) },

  reportProblem: reportProblem(deps),
  answerProblem: answerProblem(deps),

  find: findOrders(deps),
  showMoney: showOrderMoney(deps),
  listCollaborations: listQueue(deps, 'collaborations'),
  reviewCollaboration: reviewCollaboration(deps),
  listProblems: listQueue(deps, 'problems'),
  decideProblem: decideProblem(deps),
});
