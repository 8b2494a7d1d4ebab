import type { KnownCaller } from '../../../platform/http/caller.ts';
import type { Order } from '../order.ts';
import type { Role } from '../rules.ts';

export type Reader = Pick<KnownCaller, 'idUser' | 'kind' | 'staff'>;
type Between = Pick<Order, 'idBuyer' | 'idTalent' | 'shownToTalent'>;

/** The scopes of staff who deal with orders. */
const readers = ['finance', 'moderation', 'support'] as const;

/** The reader's role in an order; null when they may not see it. */
export const roleOf = (order: Between, { idUser, kind, staff }: Reader): Role | null => {
  if (idUser === order.idBuyer) return 'buyer';
  if (idUser === order.idTalent && order.shownToTalent) return 'talent';
  return kind === 'staff' && readers.some((scope) => staff?.scopes.includes(scope)) ? 'staff' : null;
};
