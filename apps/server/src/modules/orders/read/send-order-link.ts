import { randomUUID } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import { countSend, sending } from '../../../platform/attempts.ts';
import type { Deps } from '../deps.ts';
import { revokeOrderLinks } from '../links.ts';
import { paidKindOf } from '../notify/orders.kinds.ts';

/** Mails a new link and revokes earlier ones. */
export const sendOrderLink =
  (deps: Deps) =>
  async (receipt: string): Promise<void> => {
    await countSend(deps, sending('sendOrderLink'), receipt);
    await deps.database.inTransaction(async (tx) => {
      const row = await tx
        .selectFrom('orders')
        .select(['id', 'id_buyer', 'paid_at', 'type'])
        .where('receipt', '=', receipt)
        .executeTakeFirst();
      if (!row?.paid_at) return fail('pageNotFound');
      await revokeOrderLinks(tx, deps, row.id);
      const subject = { type: 'order', id: row.id };
      await deps.notify(tx, paidKindOf(row), { idUser: row.id_buyer, eventKey: randomUUID(), subject });
    });
  };
