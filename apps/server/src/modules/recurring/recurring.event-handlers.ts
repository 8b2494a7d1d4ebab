import { chargeFailed, checkoutLapsed, orderPaid, orderReturned, orderUnpaid } from '../orders/index.ts';
import { paymentNeedsAuthentication } from '../payments/index.ts';
import { acceptPeriod } from './accept-period.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import type { Deps } from './deps.ts';
import { endRefunded, endUnpaid } from './end-unpaid.ts';
import { onChargeFailed } from './fail-renewal.ts';

export const recurringEventHandlers = (deps: Deps) => {
  const { outbox } = deps;
  outbox.on(orderPaid, acceptPeriod(deps));
  outbox.on(paymentNeedsAuthentication, askToConfirm(deps));
  outbox.on(chargeFailed, onChargeFailed(deps));
  outbox.on(checkoutLapsed, endUnpaid(deps));
  outbox.on(orderUnpaid, endUnpaid(deps));
  outbox.on(orderReturned, endRefunded(deps));
};
