import { limits } from '@stagedoor/contract/limits';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { daysAfter } from '../../platform/time.ts';
import type { Deps } from './deps.ts';

export const purgeBodies = job('payments.forget-bodies', z.object({}));

/** Deletes webhook bodies, which may contain personal data, after as long as the provider keeps its events. */
export const purgeOldBodies =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const before = daysAfter(clock.now(), -limits.payments.bodiesKeptDays);
    await database.inTransaction((tx) =>
      tx
        .updateTable('webhook_inbox')
        .set({ body: null })
        .where('body', 'is not', null)
        .where('handled_at', '<', before)
        .execute(),
    );
  };

export const emptyBodiesOf = (tx: Tx, idUser: number) =>
  tx
    .updateTable('webhook_inbox')
    .set({ body: null })
    .where('body', 'is not', null)
    .where(({ or, eb, selectFrom }) => {
      const paid = selectFrom('payment').where('id_user', '=', idUser);
      return or([
        eb(
          'reference',
          'in',
          paid.select((of) => of.cast<string>('id', 'text').as('reference')),
        ),
        eb('payment', 'in', paid.select('provider_payment')),
      ]);
    })
    .execute();
