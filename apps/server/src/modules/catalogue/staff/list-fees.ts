import type { FeeVersion } from '@stagedoor/contract/schemas/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Newest first. */
export const listFees =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (): Promise<FeeVersion[]> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const rows = await tx.selectFrom('fee_schedule').selectAll().orderBy('valid_from', 'desc').execute();
      const inForce = rows.find(({ valid_from, withdrawn_at }) => withdrawn_at === null && valid_from <= now);
      return rows.map(({ version, interaction, support, goods, valid_from, announced_at, withdrawn_at }) => ({
        version,
        interaction,
        support,
        goods,
        validFrom: valid_from.toISOString(),
        announcedAt: announced_at.toISOString(),
        state: stateOf({
          isWithdrawn: withdrawn_at !== null,
          isAhead: valid_from > now,
          isNow: version === inForce?.version,
        }),
      }));
    });

const stateOf = (is: { isWithdrawn: boolean; isAhead: boolean; isNow: boolean }): FeeVersion['state'] => {
  if (is.isWithdrawn) return 'withdrawn';
  if (is.isAhead) return 'ahead';
  return is.isNow ? 'inForce' : 'past';
};
