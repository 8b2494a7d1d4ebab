import type { Language } from '@stagedoor/contract/limits';
import type { OrderKey, OrderState } from '@stagedoor/contract/schemas/order';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type ShownOrder, shownOrders } from './orders.queries.ts';

export type ListOrdersInput = {
  idUser: number;
  role: 'buyer' | 'talent';
  partner?: number | undefined;
  state?: OrderState | undefined;
  before?: OrderKey | undefined;
  size: number;
};

const columnsOf = {
  buyer: { own: 'id_buyer', partner: 'id_talent', needs: 'needs_buyer' },
  talent: { own: 'id_talent', partner: 'id_buyer', needs: 'needs_talent' },
} as const;

type Found = { id: number; needs_reader: boolean };

/** One more than the page holds. An index-only scan, so that every page costs the same. */
export const orderIds = (tx: Tx, { idUser, role, partner, state, before, size }: ListOrdersInput) => {
  const { own, partner: other, needs } = columnsOf[role];
  return tx
    .selectFrom('orders')
    .select(['id', `${needs} as needs_reader`])
    .where(own, '=', idUser)
    .$if(role === 'talent', (all) => all.where(sql<boolean>`shown_to_talent`))
    .$if(partner !== undefined, (all) => all.where(other, '=', partner ?? 0))
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'completed'))
    .$if(before !== undefined, (all) =>
      all.where(sql<boolean>`(${sql.ref(needs)}, id) < (${before?.needsYou ?? true}, ${before?.idOrder ?? 0})`),
    )
    .orderBy(needs, 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .$castTo<Found>();
};

/** Orders that need the reader first, then newest first. */
export const pageOfOrders = async (
  tx: Tx,
  input: ListOrdersInput,
  language: Language,
): Promise<{ orders: ShownOrder[]; next: OrderKey | null }> => {
  const found = await orderIds(tx, input).execute();
  const page = found.slice(0, input.size);
  const last = found.length > input.size ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  return {
    orders: await shownOrders(tx, ids, language),
    next: last ? { needsYou: last.needs_reader, idOrder: last.id } : null,
  };
};
