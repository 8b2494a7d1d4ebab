import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { type Agreement, isRunning, namesOf, type Running } from './agreement.ts';
import type { Deps } from './deps.ts';
import { closeOpenPeriod, endAgreement } from './end.ts';
import { lookLater } from './look-later.ts';
import { agreementResumed, agreementStopped } from './recurring.events.ts';
import { changeAgreement, lockAgreementOf, type Own, paidPeriods } from './recurring.repo.ts';

/** Refuses when it is not in force. */
export const lockOwn = async (tx: Tx, own: Own): Promise<Running> => {
  const agreement = await lockAgreementOf(tx, own);
  return isRunning(agreement) ? agreement : fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
};

/** Nothing is charged any more; access lasts to the end of the paid period. Again, it changes nothing. */
export const stopAgreement =
  (deps: Deps) =>
  async (tx: Tx, own: Own): Promise<void> => {
    const agreement = await lockOwn(tx, own);
    if (agreement.state === 'stopping') return;
    await closeOpenPeriod(tx, deps, agreement);
    if (deps.clock.now() >= agreement.paid_until) return endAgreement(deps)(tx, agreement, 'stopped');
    const cleared = { next_product: null, next_amount: null, next_from: null, next_text: null };
    const change = { ...cleared, state: 'stopping', look_at: agreement.paid_until } as const;
    const stopped = await changeAgreement(tx, agreement, change);
    await lookLater(tx, deps, stopped);
    await deps.outbox.append(tx, agreementStopped, namesOf(stopped));
  };

/** Takes a stop back. */
export const resumeAgreement =
  (deps: Deps) =>
  async (tx: Tx, own: Own): Promise<void> => {
    const agreement = await lockOwn(tx, own);
    if (agreement.state !== 'stopping') return;
    if (deps.clock.now() >= agreement.paid_until) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const resumed = await changeAgreement(tx, agreement, { state: 'active' });
    await deps.outbox.append(tx, agreementResumed, namesOf(resumed));
  };

/** For a while after the first payment, joining can be undone with a full refund. */
export const undoAgreement =
  (deps: Deps) =>
  async (tx: Tx, own: Own): Promise<void> => {
    const agreement = await lockOwn(tx, own);
    const [first, second] = await paidPeriods(tx, agreement);
    if (!first || second || !mayUndo(agreement, deps.clock.now()))
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    await deps.orders.refunds.whole(tx, { idOrder: first.id_order, actor: 'buyer' });
    await endAgreement(deps)(tx, agreement, 'undone');
  };

const mayUndo = ({ anchor }: Pick<Agreement, 'anchor'>, now: Date): boolean =>
  anchor !== null && now < minutesAfter(anchor, limits.orders.cancellationWindowMinutes);
