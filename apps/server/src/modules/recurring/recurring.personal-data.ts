import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { endAgreementsOf } from './close.ts';

/**
 * Agreements end with either account: the fan's without a refund, because the fan ends them; the talent's with a refund of
 * the unused days. What was paid belongs to the accounting records.
 */
export const recurringPersonalData = ({ jobs }: { jobs: Jobs }): PersonalDataHandler => ({
  export: async (tx, idUser) => ({
    agreements: await tx
      .selectFrom('recurring_agreement')
      .select([
        'kind',
        'id_talent',
        'id_product',
        'amount',
        'next_text',
        'state',
        'paid_until',
        'created_at',
        'ended_at',
      ])
      .where('id_user', '=', idUser)
      .orderBy('id')
      .execute(),
  }),
  erase: (tx, idUser) => jobs.queue(tx, endAgreementsOf, { idUser }),
});
