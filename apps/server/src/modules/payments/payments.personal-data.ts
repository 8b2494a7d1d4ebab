import type { Tx } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { waitingStates } from './payments.repo.ts';
import { emptyBodiesOf } from './purge-bodies.ts';
import { forgetCustomer } from './saved-cards.ts';

/** Unfinished payments prevent deletion; saved cards are deleted. */
export const paymentsPersonalData = ({ jobs }: { jobs: Jobs }): PersonalDataHandler => ({
  previewDeletion: async (tx, idUser) => ({
    blockers: [
      { kind: 'payments', count: await unfinishedPayments(tx, idUser) },
      { kind: 'refunds', count: await unfinishedRefunds(tx, idUser) },
      { kind: 'disputes', count: await openDisputes(tx, idUser) },
    ],
    loses: [{ kind: 'cards', count: (await cardsOf(tx, idUser)).length }],
  }),
  export: async (tx, idUser) => ({ payments: await paymentsOf(tx, idUser), cards: await cardsOf(tx, idUser) }),
  erase: async (tx, idUser) => {
    await emptyBodiesOf(tx, idUser);
    await tx.updateTable('payment').set({ email: null }).where('id_user', '=', idUser).execute();
    await tx.deleteFrom('saved_card').where('id_user', '=', idUser).execute();
    const customers = await tx
      .deleteFrom('card_customer')
      .where('id_user', '=', idUser)
      .returning('id_customer')
      .execute();
    for (const { id_customer: customer } of customers) await jobs.queue(tx, forgetCustomer, { customer });
  },
});

const paymentsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('payment')
    .select(['purpose', 'ref', 'amount', 'state', 'email', 'description', 'refunded', 'created_at', 'settled_at'])
    .where('id_user', '=', idUser)
    .orderBy('created_at')
    .execute();

const cardsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('saved_card')
    .select(['brand', 'last4', 'exp_month', 'exp_year', 'saved_at', 'used_at'])
    .where('id_user', '=', idUser)
    .execute();

const unfinishedPayments = (tx: Tx, idUser: number) =>
  countOf(
    tx
      .selectFrom('payment')
      .where('id_user', '=', idUser)
      .where('state', 'in', [...waitingStates, 'held'])
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );

const unfinishedRefunds = (tx: Tx, idUser: number) =>
  countOf(
    tx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.id_payment')
      .where('id_user', '=', idUser)
      .where('refund.state', '=', 'recorded')
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );

const openDisputes = (tx: Tx, idUser: number) =>
  countOf(
    tx
      .selectFrom('dispute')
      .innerJoin('payment', 'payment.id', 'dispute.id_payment')
      .where('id_user', '=', idUser)
      .where('dispute.state', '=', 'open')
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
  (await query.executeTakeFirstOrThrow()).count;
