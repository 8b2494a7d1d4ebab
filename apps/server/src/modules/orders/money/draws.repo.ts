import type { Shares } from '@stagedoor/contract/earnings';
import { type Cents, cents, sum } from '@stagedoor/contract/money';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { OrderDraw } from '../../../platform/database/schema.gen.ts';

/** `ref` identifies what was earned, a minute or a period: repeated, it is the same payout. */
export type Draw = { idOrder: number; amount: Cents; ref: string };

type Row = Selectable<OrderDraw>;

export const drawsOf = (tx: Tx, idOrder: number): Promise<Row[]> =>
  tx.selectFrom('order_draw').selectAll().where('id_order', '=', idOrder).orderBy('at').orderBy('ref').execute();

export const drawOf = (tx: Tx, { idOrder, ref }: Pick<Draw, 'idOrder' | 'ref'>): Promise<Row | undefined> =>
  tx.selectFrom('order_draw').selectAll().where('id_order', '=', idOrder).where('ref', '=', ref).executeTakeFirst();

/** Its ledger transaction. */
export const entryKeyOf = ({ idOrder, ref }: Pick<Draw, 'idOrder' | 'ref'>) => ({
  kind: 'order.drawn',
  ref: `${idOrder} ${ref}`,
});

export const drawnShares = (draws: readonly Row[]): Shares => ({
  charity: sum(draws.map(({ charity }) => cents(charity))),
  platform: sum(draws.map(({ platform }) => cents(platform))),
  talent: sum(draws.map(({ talent }) => cents(talent))),
});
