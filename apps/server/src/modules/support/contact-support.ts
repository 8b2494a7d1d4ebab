import type { SupportMessage } from '@stagedoor/contract/schemas/support';
import type { Deps } from './deps.ts';

/**
 * Open to everyone. The order number is stored as typed and never looked up, so that the call reveals nothing about
 * orders. Sends no mail, because the address may be someone else's.
 */
export const contactSupport =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idUser: number | null, { order, reference, ...message }: SupportMessage): Promise<number> =>
    database.inTransaction(async (tx) => {
      const { id } = await tx
        .insertInto('support_request')
        .values({
          ...message,
          id_user: idUser,
          order_number: order ?? null,
          reference: reference ?? null,
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
