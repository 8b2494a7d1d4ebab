import type { Tx } from '../../platform/database/database.ts';
import { isRunning, namesOf } from './agreement.ts';
import type { Deps } from './deps.ts';
import { lookLater } from './look-later.ts';
import { renewalNeedsConfirmation } from './recurring.events.ts';
import { lockByOrder } from './recurring.repo.ts';

type Asked = { si: string; purpose: string; ref: string; offSession: boolean };

/** The bank asks the owner of a card that was charged in their absence. About anything but a renewal the orders ask. */
export const askToConfirm =
  (deps: Deps) =>
  async (tx: Tx, { offSession, ...payment }: Asked): Promise<void> => {
    if (!offSession) return;
    const found = payment.purpose === 'order' ? await lockByOrder(tx, Number(payment.ref)) : undefined;
    const { agreement, period } = found ?? {};
    const isRenewal = agreement && isRunning(agreement) && period?.id_charge === payment.si;
    if (!isRenewal) return deps.orders.askToConfirm(tx, payment);
    const { expiresAt } = await deps.payments.find(tx, payment.si);
    const body = { ...namesOf(agreement), si: payment.si, until: expiresAt.toISOString() };
    await deps.outbox.append(tx, renewalNeedsConfirmation, body);
    await lookLater(tx, deps, agreement);
  };
