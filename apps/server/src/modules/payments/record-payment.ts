import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import { type Deps, requireCards } from './deps.ts';
import { drivePayments, workAt } from './due-work.ts';
import { findCard } from './keep-card.ts';
import type { NewCharge, NewPayment, Wanted } from './payment.ts';
import { customerOf, insertPayment } from './payments.repo.ts';

type Recorded = { si: string; result: string };

const columnsOf = (si: string, at: Date, wanted: Wanted) => ({
  id: si,
  purpose: wanted.purpose,
  ref: String(wanted.ref ?? si),
  kind: wanted.kind,
  into_kind: wanted.into.kind,
  into_owner: wanted.into.owner,
  amount: wanted.amount,
  description: wanted.description,
  language: wanted.language,
  created_at: at,
  expires_at: wanted.expiresAt,
  capture_later: wanted.captureLater ?? false,
});

/** Writes down that somebody shall pay by card. The provider hears of it when they go to its page. */
export const recordPayment =
  ({ clock, jobs, cards }: Deps) =>
  async (tx: Tx, { hold = false, ...wanted }: NewPayment & { hold?: boolean }): Promise<Recorded> => {
    requireCards({ cards });
    const si = randomUUID();
    const withSi = (path: string) => path.replaceAll('{si}', si);
    await insertPayment(tx, {
      ...columnsOf(si, clock.now(), wanted),
      id_user: wanted.idUser,
      email: wanted.email ?? null,
      success_path: withSi(wanted.successPath),
      cancel_path: withSi(wanted.cancelPath),
      keep_card: wanted.keepCard ?? false,
      hold,
      look_at: wanted.expiresAt,
    });
    await workAt(jobs, tx, drivePayments, wanted.expiresAt);
    return { si, result: `/redirect/stripe-checkout?si=${si}` };
  };

/** Writes down that a kept card shall be charged; a job does it. A card that is not theirs, or not any more, is missing. */
export const recordCharge =
  ({ clock, jobs, cards }: Deps) =>
  async (tx: Tx, { idUser, idCard, backPath, offSession, ...wanted }: NewCharge): Promise<{ si: string }> => {
    requireCards({ cards });
    const card = await findCard(tx, idUser, idCard);
    if (!card || !(await customerOf(tx, idUser))) return fail('pageNotFound');
    const si = randomUUID();
    const at = clock.now();
    await insertPayment(tx, {
      ...columnsOf(si, at, wanted),
      id_user: idUser,
      id_card: card.id,
      kept_card: true,
      off_session: offSession,
      success_path: backPath.replaceAll('{si}', si),
      look_at: at,
    });
    await jobs.queue(tx, drivePayments, {});
    return { si };
  };
