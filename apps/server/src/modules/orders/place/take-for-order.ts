import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { StockAnswer } from '../../catalogue/index.ts';
import { escrow, legsOf, refuseOverdraft, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';

type Taken = { answer: StockAnswer; soldOut: number | null };

/** Takes the stock of a new order and holds the wallet part of its price. Refuses when either is missing. */
export const takeForOrder = async (tx: Tx, { catalogue }: Deps, order: Order, until: Date): Promise<void> => {
  const { rows } = await sql<Taken>`
    select answer, sold_out as "soldOut" from take_for_order(${order.id}, ${until}, ${holdOf(order)})`
    .execute(tx)
    .catch(refuseOverdraft);
  const { answer, soldOut = null } = rows[0] ?? {};
  catalogue.stock.requireReserved(answer);
  if (soldOut !== null) await catalogue.stock.announceSoldOut(tx, soldOut);
};

const holdOf = ({ id, idBuyer, fromWallet }: Order): string | null =>
  fromWallet === 0 ? null : JSON.stringify(legsOf(transfer(wallet.spend(idBuyer), escrow(id), fromWallet)));
