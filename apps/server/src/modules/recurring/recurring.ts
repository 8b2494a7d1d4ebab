import { announcePrice } from './announce-price.ts';
import { beginAgreement } from './begin.ts';
import { changeAgreementTo, keepAgreement } from './change.ts';
import { changeNextPayment } from './change-next.ts';
import { closeAllOf } from './close.ts';
import type { Deps } from './deps.ts';
import { payMailedRenewal, showRenewal } from './mailed-renewal.ts';
import { payRenewal, setCard } from './pay-renewal.ts';
import { lockAgreementOf } from './recurring.repo.ts';
import { resumeAgreement, stopAgreement, undoAgreement } from './stop.ts';

export type Recurring = ReturnType<typeof createRecurring>;

/**
 * What is charged every month, by our own calendar: memberships and gifts. Each period is one order; other modules say
 * what it is for and learn by domain events how it goes.
 */
export const createRecurring = (deps: Deps) => ({
  begin: beginAgreement(deps),
  stop: stopAgreement(deps),
  resume: resumeAgreement(deps),
  undo: undoAgreement(deps),
  change: changeAgreementTo(deps),
  keep: keepAgreement(deps),
  announcePrice: announcePrice(deps),
  find: lockAgreementOf,
  changeNext: changeNextPayment(deps),
  setCard: setCard(deps),
  pay: payRenewal(deps),
  showRenewal: showRenewal(deps),
  payMailed: payMailedRenewal(deps),
  closeAllOf: closeAllOf(deps),
});
