import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

const keyDays = 365;

/** A key signs for a year. What it has signed stays valid; the next certificate is signed with a new key. */
export const retireOldKey = async (tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> => {
  const now = clock.now();
  await tx
    .updateTable('certificate_key')
    .set({ retired_at: now })
    .where('retired_at', 'is', null)
    .where('created_at', '<=', daysAfter(now, -keyDays))
    .execute();
};
