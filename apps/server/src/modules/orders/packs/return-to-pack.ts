import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';

/**
 * Puts a message that was not answered, or seconds that were not talked, back into its pack, which then lasts long enough
 * to use them. A pack that was refunded meanwhile has paid for them already.
 */
export const returnToPack = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  idPack: number,
  units = 1,
): Promise<void> => {
  const usableUntil = daysAfter(clock.now(), limits.orders.returnedMessageDays);
  await sql`
    update entitlement e set
      "left" = e."left" + case when o.state = 'completed' and o.rest_returned = 0 then ${units}::int else 0 end,
      returned = e.returned + case when o.state = 'completed' and o.rest_returned = 0 then 0 else ${units}::int end,
      valid_until = greatest(e.valid_until, ${usableUntil})
    from orders o where o.id = e.id_order and e.id_order = ${idPack}`.execute(tx);
};
