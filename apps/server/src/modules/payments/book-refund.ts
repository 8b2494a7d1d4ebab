import { randomUUID } from 'node:crypto';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import type { CardRefund } from '../../platform/ports/cards.ts';
import { clearing, payout, platform, transfer } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { refundFailed, refundSent } from './payments.events.ts';
import { changePayment, lockPayment, namesOf } from './payments.repo.ts';
import { findRefund, fromOf, payoutOwner, refundsOf } from './refunds.repo.ts';

/** Stores the provider's state of a refund. A bank may return one that was already sent. */
export const bookRefund =
  ({ clock, ledger, outbox }: Deps) =>
  async (tx: Tx, idRefund: string, seen: CardRefund): Promise<void> => {
    const { id_payment: si } = await findRefund(tx, idRefund);
    const payment = await lockPayment(tx, si);
    const row = await findRefund(tx, idRefund);
    if (row.state === seen.state || row.state === 'failed') return;
    const at = clock.now();
    const amount = cents(row.amount);
    const onItsWay = row.state === 'sent' ? clearing(si) : payout(payoutOwner(row.id));
    const isSent = seen.state === 'sent';
    await ledger.post(tx, {
      kind: isSent ? 'refund.sent' : 'refund.failed',
      ref: row.id,
      at,
      postings: transfer(onItsWay, isSent ? clearing(si) : fromOf(row), amount),
    });
    await tx
      .updateTable('refund')
      .set({ state: seen.state, provider_refund: seen.id, settled_at: at, look_at: null })
      .where('id', '=', row.id)
      .execute();
    const change = isSent ? amount : row.state === 'sent' ? -amount : 0;
    await changePayment(tx, si, { refunded: payment.refunded + change });
    await outbox.append(tx, isSent ? refundSent : refundFailed, { ...namesOf(payment), idRefund: row.id });
  };

const outside = 'refund.outside';

/** Stores a refund listed by the provider: ours, or one made there by hand, which is booked as our expense. */
export const importRefund =
  (deps: Deps) =>
  async (tx: Tx, si: string, seen: CardRefund): Promise<void> => {
    const refunds = await refundsOf(tx, si);
    const known = refunds.find(({ id, kind, ref }) => id === seen.reference || (kind === outside && ref === seen.id));
    if (!known && seen.state === 'failed') return;
    await bookRefund(deps)(tx, known?.id ?? (await recordOutside(deps, tx, si, seen)), seen);
  };

const recordOutside = async ({ clock, ledger }: Deps, tx: Tx, si: string, seen: CardRefund): Promise<string> => {
  const id = randomUUID();
  const at = clock.now();
  const fact = { kind: outside, ref: seen.id };
  await tx
    .insertInto('refund')
    .values({
      id,
      id_payment: si,
      amount: seen.amount,
      ...fact,
      created_at: at,
      from_kind: platform.kind,
      from_owner: platform.owner,
    })
    .execute();
  await ledger.post(tx, { ...fact, at, postings: transfer(platform, payout(payoutOwner(id)), seen.amount) });
  return id;
};
