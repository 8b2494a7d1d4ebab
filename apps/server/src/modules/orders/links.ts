import { fail } from '@stagedoor/contract/errors';
import { orderTopic } from '@stagedoor/contract/live/orders';
import type { Tx } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Deps } from './deps.ts';

/** A link to one order without logging in, valid until revoked. */
export const createOrderLink = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, idOrder: number): Promise<string> => {
  const token = newToken();
  await tx
    .insertInto('order_link')
    .values({ hash: hashToken(token), id_order: idOrder, created_at: clock.now() })
    .execute();
  return token;
};

export const revokeOrderLinks = async (
  tx: Tx,
  { clock, live }: Pick<Deps, 'clock' | 'live'>,
  idOrder: number,
): Promise<void> => {
  await tx
    .updateTable('order_link')
    .set({ revoked_at: clock.now() })
    .where('id_order', '=', idOrder)
    .where('revoked_at', 'is', null)
    .execute();
  await live.recheck(tx, orderTopic, idOrder);
};

export const orderBehind = async (tx: Tx, token: string): Promise<number> => {
  const link = await tx
    .selectFrom('order_link')
    .select('id_order')
    .where('hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return link?.id_order ?? fail('pageNotFound');
};

export const linkPath = (token: string) => `/order/${token}`;
