import { fail } from '@stagedoor/contract/errors';
import type { SaveProduct } from '@stagedoor/contract/schemas/product-form';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { productPublished } from '../facts.ts';
import { productColumns, variationDrafts } from './draft.ts';
import { keepVariations, lockVariations } from './keep-variations.ts';

/** Makes a product, or makes it anew: what a form leaves out is gone. */
export const saveProduct =
  ({ database, clock, outbox, media }: Deps) =>
  (idOwner: number, body: SaveProduct): Promise<number> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      if ('idImage' in body && body.idImage) await media.requireOwn(tx, body.idImage, idOwner);
      const drafts = variationDrafts(body);
      if (body.idProduct === undefined) {
        const idProduct = await insert(tx, idOwner, body, now).catch(refuseByConstraint);
        await keepVariations(tx, { idProduct, drafts, stored: [], now });
        await outbox.append(tx, productPublished, { idProduct });
        return idProduct;
      }
      const { idProduct } = body;
      await requireOwn(tx, idOwner, body, idProduct);
      const stored = await lockVariations(tx, idProduct);
      await keepVariations(tx, { idProduct, drafts, stored, now });
      await update(tx, idProduct, body, now).catch(refuseByConstraint);
      return idProduct;
    });

const insert = async (tx: Tx, idOwner: number, body: SaveProduct, now: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('product')
    .values({ ...productColumns(body), id_owner: idOwner, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Somebody else's looks like none at all; a type never changes, since orders rest on it. */
const requireOwn = async (tx: Tx, idOwner: number, { productType }: SaveProduct, idProduct: number) => {
  const own = await tx
    .selectFrom('product')
    .select('type')
    .where('id', '=', idProduct)
    .where('id_owner', '=', idOwner)
    .executeTakeFirst();
  if (!own) fail('pageNotFound');
  if (own.type !== productType) fail('mandatoryFieldNull', { fields: { productType: 'invalid' } });
};

const update = async (tx: Tx, idProduct: number, body: SaveProduct, now: Date) => {
  await tx
    .updateTable('product')
    .set({ ...productColumns(body), updated_at: now })
    // There is something to sell again: the next time that everything is sold, it is news again.
    .set((eb) => ({
      sold_out_at: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('variation')
              .select('id')
              .where('id_product', '=', idProduct)
              .where('retired', '=', false)
              .where((e) => e.or([e('stock', 'is', null), e('stock', '>', 0)])),
          ),
        )
        .then(null)
        .else(eb.ref('sold_out_at'))
        .end(),
    }))
    .where('id', '=', idProduct)
    .execute();
};

const refuseByConstraint = (error: unknown): never => {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  if (constraint.startsWith('product_name_')) fail('nameAndTypeTaken', { cause: error });
  if (constraint === 'product_content') fail('contentExists', { cause: error });
  if (constraint === 'product_most') fail('incompleteRequest', { cause: error, reason: { kind: 'tooManyProducts' } });
  throw error;
};
