import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { AgreementEnd } from '../../platform/database/schema.gen.ts';
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
      const si = await database.inTransaction((tx) => act(tx, deps, idAgreement));
      if (si) await deps.payments.chargeNow(si);
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

/** The charge that is to be made after the commit; null when there is none. */
type Due = string | null;

const act = async (tx: Tx, deps: Deps, idAgreement: number): Promise<Due> => {
  const now = deps.clock.now();
  const agreement = await lockAgreement(tx, idAgreement);
  if (!isDue(agreement, now)) return null;
  const { paid_until: due, state } = agreement;
  const open = await openPeriod(tx, agreement);
  if (state === 'stopping') return end(tx, deps, agreement, 'stopped');
  // Nobody is charged for what is long past: after a long standstill they are asked to join again.
  if (now >= graceEnd(due)) return end(tx, deps, agreement, open ? 'unpaid' : 'missed');
  if (open && open.from_at.getTime() !== due.getTime()) return waitForChange(tx, deps, agreement, now);
  return open ? retry(tx, deps, agreement, open) : charge(tx, deps, agreement);
};

const end = async (tx: Tx, deps: Deps, agreement: Running, by: AgreementEnd): Promise<null> => {
  await endAgreement(deps)(tx, agreement, by);
  return null;
};

/** A larger plan is being paid for at this moment; its payment ends within minutes. */
const waitForChange = async (tx: Tx, deps: Deps, agreement: Running, now: Date): Promise<null> => {
  const look_at = minutesAfter(now, 1);
  await lookLater(tx, deps, await changeAgreement(tx, agreement, { look_at }));
  return null;
};

/** Unless it fails, the next look is that of the next period, so only a failure queues one for the retry. */
const charge = async (tx: Tx, deps: Deps, agreement: Running): Promise<Due> => {
  const { paid_until: due, anchor, next_text } = agreement;
  const kept = await cardOnFile(tx, agreement);
  const { idProduct, amount } = nextTerms(agreement);
  const look_at = nextLook(due, deps.clock.now());
  const { idOrder, si } = await deps.orders.place(tx, {
    placedBy: 'system',
    idUser: agreement.id_user,
    idProduct,
    fields: { ...(await fieldsFor(tx, idProduct)), ...(next_text && { text: next_text }) },
    agreed: amount,
    fromWallet: zero,
    card: kept ? { ...kept, byCaller: true } : newCard,
    language: agreement.language,
    payBy: graceEnd(due),
    chargeBy: kept ? look_at : graceEnd(due),
  });
  await insertPeriod(tx, {
    id_agreement: agreement.id,
    id_order: idOrder,
    id_product: idProduct,
    amount,
    id_charge: kept && si,
    from_at: due,
    until: nextBoundary(anchor, due),
  });
  const waiting = await changeAgreement(tx, agreement, { look_at, next_text: null });
  if (kept) return si;
  if (si) await announceFailure(tx, deps, waiting, { si, nextTry: null });
  return null;
};

/** Charges the card again, for the same order. */
const retry = async (tx: Tx, deps: Deps, agreement: Running, period: Period): Promise<Due> => {
  const expiresAt = nextLook(agreement.paid_until, deps.clock.now());
  await changeAgreement(tx, agreement, { look_at: expiresAt });
  const kept = await cardOnFile(tx, agreement);
  if (!kept) {
    await failRenewal(tx, deps, { ...agreement, look_at: expiresAt }, period);
    return null;
  }
  const card = { ...kept, byCaller: true } as const;
  const { si } = await deps.orders.payAgain(tx, { idOrder: period.id_order, card, offSession: true, expiresAt });
  await changePeriod(tx, period, { id_charge: si });
  return si;
};
