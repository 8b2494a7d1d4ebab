import { fail } from '@stagedoor/contract/errors';
import type { MoveProduct } from '@stagedoor/contract/schemas/product';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { ownPart } from './shelf.repo.ts';

/** Swaps a product with its neighbour in the same part of the studio’s list, or puts it first. No effect at the ends. */
export const moveProduct =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idOwner: number, { idProduct, to }: MoveProduct): Promise<void> =>
    database.inTransaction(async (tx) => {
      await lockShelf(tx, idOwner);
      const part = await ownPart(tx, { idOwner, idProduct, now: clock.now() });
      const at = part.findIndex(({ id }) => id === idProduct);
      const moved = part[at] ?? fail('pageNotFound');
      if (to === 'first') {
        if (at > 0) await putFirst(tx, idOwner, idProduct);
        return;
      }
      const other = part[to === 'up' ? at - 1 : at + 1];
      if (other) await swap(tx, moved, other);
    });

/** Swaps two products of a talent that no other list shows. */
export const swapPlans = async (tx: Tx, idOwner: number, [one, other]: readonly [number, number]): Promise<void> => {
  await sql`update product moved set position = other.position from product other
    where moved.id_owner = ${idOwner} and other.id_owner = ${idOwner}
      and ((moved.id = ${one} and other.id = ${other}) or (moved.id = ${other} and other.id = ${one}))`.execute(tx);
};

/** Two moves by the same talent wait for each other. */
const lockShelf = (tx: Tx, idOwner: number) =>
  sql`select from users where id = ${idOwner} for no key update`.execute(tx);

const putFirst = (tx: Tx, idOwner: number, idProduct: number) =>
  sql`update product set position = (select min(position) - 1 from product where id_owner = ${idOwner})
    where id = ${idProduct}`.execute(tx);

type Placed = { id: number; position: number };

/** One statement, because positions are unique at the end of each. */
const swap = (tx: Tx, one: Placed, other: Placed) =>
  sql`update product set position = case id when ${one.id} then ${other.position}::bigint else ${one.position}::bigint end
    where id in (${one.id}, ${other.id})`.execute(tx);
