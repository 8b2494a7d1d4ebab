import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { ProviderCard } from '../../platform/ports/cards.ts';
import type { Deps } from './deps.ts';
import type { SavedCard } from './payment.ts';

export const forgetCard = job('payments.forget-card', z.object({ method: z.string() }));
export const forgetCustomer = job('payments.forget-customer', z.object({ customer: z.string() }));

/** One row per card: entered again, its newest payment method replaces the old one. Returns the card's id. */
export const saveCard =
  ({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) =>
  async (tx: Tx, idUser: number, { expMonth, expYear, ...card }: ProviderCard): Promise<string> => {
    const change = { ...card, exp_month: expMonth, exp_year: expYear, saved_at: clock.now() };
    const before = await tx
      .selectFrom('saved_card')
      .select('method')
      .where('id_user', '=', idUser)
      .where('fingerprint', '=', card.fingerprint)
      .forUpdate()
      .executeTakeFirst();
    const { id } = await tx
      .insertInto('saved_card')
      .values({ id: randomUUID(), id_user: idUser, ...change })
      .onConflict((conflict) => conflict.columns(['id_user', 'fingerprint']).doUpdateSet(change))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (before && before.method !== card.method) await jobs.queue(tx, forgetCard, { method: before.method });
    return id;
  };

/** Most recently used first. */
export const cardsOf = async (tx: Tx, idUser: number): Promise<SavedCard[]> => {
  const rows = await tx
    .selectFrom('saved_card')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year', 'saved_at'])
    .where('id_user', '=', idUser)
    .orderBy(({ fn }) => fn('greatest', ['saved_at', 'used_at']), 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, brand, last4, exp_month, exp_year, saved_at }) => ({
    idCard: id,
    brand,
    last4,
    expMonth: exp_month,
    expYear: exp_year,
    savedAt: saved_at,
  }));
};

/**
 * The user's card for a payment; undefined when it is not theirs. Locks it against removal until the transaction ends.
 */
export const findCard = (tx: Tx, idUser: number, idCard: string) =>
  tx
    .selectFrom('saved_card')
    .innerJoin('card_customer', 'card_customer.id_user', 'saved_card.id_user')
    .select(['saved_card.id', 'method'])
    .where('saved_card.id', '=', idCard)
    .where('saved_card.id_user', '=', idUser)
    .forKeyShare('saved_card')
    .executeTakeFirst();

export const markUsed = async (tx: Tx, idCard: string, at: Date): Promise<void> => {
  await tx.updateTable('saved_card').set({ used_at: at }).where('id', '=', idCard).execute();
};

/** Deletes it here at once, at the provider by a job. */
export const removeCard =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  async (tx: Tx, idUser: number, idCard: string): Promise<void> => {
    const removed = await tx
      .deleteFrom('saved_card')
      .where('id', '=', idCard)
      .where('id_user', '=', idUser)
      .returning('method')
      .executeTakeFirst();
    if (!removed) return fail('pageNotFound');
    await jobs.queue(tx, forgetCard, { method: removed.method });
  };
