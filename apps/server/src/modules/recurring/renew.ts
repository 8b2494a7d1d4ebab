import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { nextTerms } from './access.ts';
import { type Agreement, isRunning, type Period, type Running } from './agreement.ts';
import { graceEnd, nextBoundary, nextLook } from './calendar.ts';
import { cardOnFile, fieldsFor, newCard } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { endAgreement } from './end.ts';
import { announceFailure, failRenewal } from './fail-renewal.ts';
import { lookLater } from './look-later.ts';
import { changeAgreement, changePeriod, insertPeriod, lockAgreement, openPeriod } from './recurring.repo.ts';

/** It can no longer be bought: the plan is closed, the talent is gone, or one of the two has blocked somebody. */
const overNow: ReadonlySet<ErrorName> = new Set([
  'noActiveProduct',
  'pageNotFound',
  'userBlockedYou',
  'youBlockedYourself',
  'blockedByAdmin',
]);

/** Does what is due about an agreement: renews it, retries, or ends it. Run twice or late, it charges nothing twice. */
export const lookAt =
  (deps: Deps) =>
  async ({ idAgreement }: { idAgreement: number }): Promise<void> => {
    const { database } = deps;
    try {
      await database.inTransaction((tx) => act(tx, deps, idAgreement));
    } catch (error) {
      if (!(error instanceof ApiError && overNow.has(error.name))) throw error;
      await database.inTransaction(async (tx) => endIfDue(tx, deps, await lockAgreement(tx, idAgreement)));
    }
  };

const isDue = (agreement: Agreement, now: Date): agreement is Running & { look_at: Date } =>
  isRunning(agreement) && agreement.look_at !== null && agreement.look_at <= now;

const endIfDue = async (tx: Tx, deps: Deps, agreement: Agreement): Promise<void> => {
  if (isDue(agreement, deps.clock.now())) await endAgreement(deps)(tx, agreement, 'closed');
};

const act = async (tx: Tx, deps: Deps, idAgreement: number): Promise<void> => {
  const now = deps.clock.now();
  const agreement = await lockAgreement(tx, idAgreement);
  if (!isDue(agreement, now)) return;
  const { paid_until: due, state } = agreement;
  const open = await openPeriod(tx, agreement);
  if (state === 'stopping') return endAgreement(deps)(tx, agreement, 'stopped');
  // Nobody is charged for what is long past: after a long standstill they are asked to join again.
  if (now >= graceEnd(due)) return endAgreement(deps)(tx, agreement, open ? 'unpaid' : 'missed');
  if (open && open.from_at.getTime() !== due.getTime()) return waitForChange(tx, deps, agreement, now);
  await (open ? retry(tx, deps, agreement, open) : charge(tx, deps, agreement));
};

/** A larger plan is being paid for at this moment; its payment ends within minutes. */
const waitForChange = async (tx: Tx, deps: Deps, agreement: Running, now: Date): Promise<void> => {
  const look_at = minutesAfter(now, 1);
  await lookLater(tx, deps, await changeAgreement(tx, agreement, { look_at }));
};

const charge = async (tx: Tx, deps: Deps, agreement: Running): Promise<void> => {
  const { paid_until: due, anchor, next_text } = agreement;
  const kept = await cardOnFile(tx, agreement);
  const { idProduct, amount } = nextTerms(agreement);
  const look_at = nextLook(due, deps.clock.now());
  const { idOrder } = await deps.orders.place(tx, {
    placedBy: 'system',
    idUser: agreement.id_user,
    idProduct,
    fields: { ...(await fieldsFor(tx, idProduct)), ...(next_text && { text: next_text }) },
    agreed: amount,
    fromWallet: zero,
    card: kept ?? newCard,
    language: agreement.language,
    payBy: graceEnd(due),
    chargeBy: kept ? look_at : graceEnd(due),
  });
  const { id_payment } = await tx
    .selectFrom('orders')
    .select('id_payment')
    .where('id', '=', idOrder)
    .executeTakeFirstOrThrow();
  await insertPeriod(tx, {
    id_agreement: agreement.id,
    id_order: idOrder,
    id_product: idProduct,
    amount,
    id_charge: kept && id_payment,
    from_at: due,
    until: nextBoundary(anchor, due),
  });
  const waiting = await changeAgreement(tx, agreement, { look_at, next_text: null });
  await lookLater(tx, deps, waiting);
  if (!kept && id_payment) await announceFailure(tx, deps, waiting, { si: id_payment, nextTry: null });
};

/** Charges the card again, for the same order. */
const retry = async (tx: Tx, deps: Deps, agreement: Running, period: Period): Promise<void> => {
  const expiresAt = nextLook(agreement.paid_until, deps.clock.now());
  const card = await cardOnFile(tx, agreement);
  if (card) {
    const { si } = await deps.orders.payAgain(tx, { idOrder: period.id_order, card, offSession: true, expiresAt });
    await changePeriod(tx, period, { id_charge: si });
  } else await failRenewal(tx, deps, agreement, period);
  await lookLater(tx, deps, await changeAgreement(tx, agreement, { look_at: expiresAt }));
};
