import { type Cents, cents, subtract } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { AgreementEnd } from '../../platform/database/schema.gen.ts';
import { type Agreement, isRunning, namesOf, type Running } from './agreement.ts';
import { unusedPart } from './calendar.ts';
import type { Deps } from './deps.ts';
import { agreementEnded } from './recurring.events.ts';
import { changeAgreement, changePeriod, openPeriod, type PaidPeriod, paidPeriods } from './recurring.repo.ts';

/** Gives up the charge that is under way, if any. Money that arrives for it later is refunded. */
export const closeOpenPeriod = async (tx: Tx, { orders }: Deps, agreement: Agreement): Promise<void> => {
  const open = await openPeriod(tx, agreement);
  if (!open) return;
  await orders.abandon(tx, open.id_order);
  await changePeriod(tx, open, { state: 'unpaid', id_charge: null });
};

/** Ends an agreement now: nothing is charged any more. */
export const endAgreement =
  (deps: Deps) =>
  async (tx: Tx, agreement: Agreement, ended_by: AgreementEnd): Promise<void> => {
    if (agreement.state === 'ended') return;
    await closeOpenPeriod(tx, deps, agreement);
    const ended_at = deps.clock.now();
    const ended = await changeAgreement(tx, agreement, {
      state: 'ended',
      ended_at,
      ended_by,
      look_at: null,
      next_text: null,
    });
    if (isRunning(agreement)) await deps.outbox.append(tx, agreementEnded, namesOf(ended));
  };

/** Ends it on the talent's side: the unused days are refunded. */
export const closeAgreement =
  (deps: Deps) =>
  async (tx: Tx, agreement: Agreement): Promise<void> => {
    if (isRunning(agreement)) await refundUnused(tx, deps, agreement);
    await endAgreement(deps)(tx, agreement, 'closed');
  };

const worthLeft = ({ worth, from_at: from, until }: PaidPeriod, now: Date): Cents =>
  unusedPart(cents(worth), { from, until }, now);

/** What a larger plan that begins now costs less: the rest of the paid period. */
export const creditOf = async (tx: Tx, agreement: Agreement, now: Date): Promise<Cents> => {
  if (!isRunning(agreement)) return cents(0);
  const [current] = await paidPeriods(tx, agreement);
  return current ? worthLeft(current, now) : cents(0);
};

/** The credit of a larger plan was paid with the periods before it, so they are refunded too, the latest first. */
const refundUnused = async (tx: Tx, { clock, orders }: Deps, agreement: Running): Promise<void> => {
  const [current, ...earlier] = await paidPeriods(tx, agreement);
  if (!current) return;
  let left = worthLeft(current, clock.now());
  for (const { id_order: idOrder } of [current, ...earlier]) {
    if (left === 0) return;
    left = subtract(left, await orders.refunds.part(tx, { idOrder, amount: left }));
  }
};
