import type { KnownCaller } from '../../../platform/http/caller.ts';
import type { Order } from '../orders.repo.ts';
import type { Role } from '../rules.ts';

export type Reader = Pick<KnownCaller, 'idUser' | 'kind' | 'staff'>;
type Between = Pick<Order, 'id_buyer' | 'id_talent' | 'shown_to_talent'>;

/** Of the staff, those who deal with orders. */
const readers = ['finance', 'moderation', 'support'] as const;

/** As whom somebody reads an order; null to whom there is no such order. */
export const roleOf = (order: Between, { idUser, kind, staff }: Reader): Role | null => {
  if (idUser === order.id_buyer) return 'buyer';
  if (idUser === order.id_talent && order.shown_to_talent) return 'talent';
  return kind === 'staff' && readers.some((scope) => staff?.scopes.includes(scope)) ? 'staff' : null;
};
