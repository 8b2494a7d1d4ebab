import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { closeAgreement, endAgreement } from './end.ts';
import { lockAgreement } from './recurring.repo.ts';

export const closeAgreements = job('recurring.close', z.object({ idProduct: z.int() }));

export const endAgreementsOf = job('recurring.end-of-user', z.object({ idUser: z.int() }));

/** Queues the end of all agreements about a product that its talent closed. */
export const closeAllOf =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  (tx: Tx, idProduct: number): Promise<void> =>
    jobs.queue(tx, closeAgreements, { idProduct });

const batch = 100;

const closeEach = async (deps: Deps, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    await deps.database.inTransaction(async (tx) => closeAgreement(deps)(tx, await lockAgreement(tx, id)));
  }
};

/** Ends a batch, each in its own transaction, and queues the next. Whoever wanted to change to it later stays. */
export const closeBatch =
  (deps: Deps) =>
  async ({ idProduct }: { idProduct: number }): Promise<void> => {
    const ids = await deps.database.inTransaction(async (tx) => {
      await tx
        .updateTable('recurring_agreement')
        .set({ next_product: null, next_amount: null, next_from: null })
        .where('next_product', '=', idProduct)
        .where('id_product', '<>', idProduct)
        .execute();
      return tx
        .selectFrom('recurring_agreement')
        .select('id')
        .where('id_product', '=', idProduct)
        .where('state', '<>', 'ended')
        .orderBy('id')
        .limit(batch)
        .execute();
    });
    await closeEach(
      deps,
      ids.map(({ id }) => id),
    );
    if (ids.length === batch) await deps.database.inTransaction((tx) => closeAllOf(deps)(tx, idProduct));
  };

/**
 * Ends the agreements with talents who left, hide, or were blocked for ever. Steps through an index from one talent
 * with live agreements to the next, so that it reads no agreement of those who are there.
 */
export const closeOfGoneTalents = (deps: Deps) => async (): Promise<void> => {
  const { rows } = await deps.database.inTransaction((tx) =>
    sql<{ id: number }>`
      with recursive talent as (
        select min(id_talent) as id from recurring_agreement where state <> 'ended'
        union all
        select (select min(a.id_talent) from recurring_agreement a where a.state <> 'ended' and a.id_talent > talent.id)
        from talent where talent.id is not null
      ), gone as (
        select u.id from talent join users u on u.id = talent.id
        where u.status <> 'ACTIVE' or exists (
          select from account_block b where b.id_user = u.id and b.blocker = 'admin' and b.until is null)
      )
      select a.id from gone join recurring_agreement a on a.id_talent = gone.id and a.state <> 'ended'
      order by a.id limit ${batch}`.execute(tx),
  );
  await closeEach(
    deps,
    rows.map(({ id }) => id),
  );
};

/** Ends a batch of the agreements of a deleted account, on whichever side it was, and queues the next. */
export const endBatchOf =
  (deps: Deps) =>
  async ({ idUser }: { idUser: number }): Promise<void> => {
    const live = await deps.database.inTransaction((tx) =>
      tx
        .selectFrom('recurring_agreement')
        .select(['id', 'id_talent'])
        .where('state', '<>', 'ended')
        .where((eb) => eb.or([eb('id_user', '=', idUser), eb('id_talent', '=', idUser)]))
        .orderBy('id')
        .limit(batch)
        .execute(),
    );
    for (const { id, id_talent } of live) {
      await deps.database.inTransaction(async (tx) => {
        const agreement = await lockAgreement(tx, id);
        if (id_talent === idUser) await closeAgreement(deps)(tx, agreement);
        else await endAgreement(deps)(tx, agreement, 'stopped');
      });
    }
    if (live.length === batch)
      await deps.database.inTransaction((tx) => deps.jobs.queue(tx, endAgreementsOf, { idUser }));
  };
