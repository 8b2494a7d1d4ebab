import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { namesOf } from './agreement.ts';
import type { Deps } from './deps.ts';
import { priceAnnounced } from './recurring.events.ts';

type Price = { idProduct: number; amount: Cents; from: Date };

/** Sets another price for periods that begin at `from` or later. Whoever has stopped, or is about to change, is not affected. */
export const announcePrice =
  ({ outbox }: Pick<Deps, 'outbox'>) =>
  async (tx: Tx, { idProduct, amount, from }: Price): Promise<void> => {
    const told = await tx
      .updateTable('recurring_agreement')
      .set({ next_product: idProduct, next_amount: amount, next_from: from })
      .where('id_product', '=', idProduct)
      .where('state', 'in', ['active', 'retrying'])
      .where((eb) => eb.or([eb('next_product', 'is', null), eb('next_product', '=', idProduct)]))
      .returningAll()
      .execute();
    for (const agreement of told) await outbox.append(tx, priceAnnounced, namesOf(agreement));
  };
