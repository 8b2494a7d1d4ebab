import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import { type Deps, requireCards } from './deps.ts';
import type { NewCharge, NewPayment, PaymentTerms } from './payment.ts';
import { insertPayment } from './payments.repo.ts';
import { drivePayments, pauseAfter, queueAttempt } from './retry-queue.ts';
import { findCard } from './saved-cards.ts';

type Recorded = { si: string; result: string };

const columnsOf = (si: string, at: Date, terms: PaymentTerms) => ({
  id: si,
  purpose: terms.purpose,
  ref: String(terms.ref ?? si),
  kind: terms.kind,
  into_kind: terms.into.kind,
  into_owner: terms.into.owner,
  amount: terms.amount,
  description: terms.description,
  language: terms.language,
  created_at: at,
  expires_at: terms.expiresAt,
  capture_later: terms.captureLater ?? false,
});

/** Records a payment to make. The provider learns of it when the user opens the checkout. */
export const recordPayment =
  ({ clock, jobs, cards }: Deps) =>
  async (tx: Tx, { hold = false, ...terms }: NewPayment & { hold?: boolean }): Promise<Recorded> => {
    requireCards({ cards });
    const { si = randomUUID() } = terms;
    const withSi = (path: string) => path.replaceAll('{si}', si);
    await insertPayment(tx, {
      ...columnsOf(si, clock.now(), terms),
      id_user: terms.idUser,
      email: terms.email ?? null,
      success_path: withSi(terms.successPath),
      cancel_path: withSi(terms.cancelPath),
      keep_card: terms.keepCard ?? false,
      hold,
      look_at: terms.expiresAt,
    });
    await queueAttempt(jobs, tx, drivePayments, terms.expiresAt);
    return { si, result: `/redirect/stripe-checkout?si=${si}` };
  };

/**
 * Records a charge of a saved card, which a job makes unless the caller does so first. Refuses a card that is not the
 * user's like one that does not exist.
 */
export const recordCharge =
  ({ clock, jobs, cards }: Deps) =>
  async (tx: Tx, { idUser, idCard, backPath, offSession, byCaller, ...terms }: NewCharge): Promise<{ si: string }> => {
    requireCards({ cards });
    const card = await findCard(tx, idUser, idCard);
    if (!card) return fail('pageNotFound');
    const { si = randomUUID() } = terms;
    const at = clock.now();
    const look_at = byCaller ? pauseAfter(at, at) : at;
    await insertPayment(tx, {
      ...columnsOf(si, at, terms),
      id_user: idUser,
      id_card: card.id,
      kept_card: true,
      off_session: offSession,
      success_path: backPath.replaceAll('{si}', si),
      look_at,
    });
    if (byCaller) await queueAttempt(jobs, tx, drivePayments, look_at);
    else await jobs.queue(tx, drivePayments, {});
    return { si };
  };
