import { fail } from '@stagedoor/contract/errors';
import { isStudioType } from '@stagedoor/contract/product-types';
import type { SaveProduct } from '@stagedoor/contract/schemas/product-form';
import type { Tx } from '../../../platform/database/database.ts';
import { productPublished } from '../catalogue.events.ts';
import type { Deps } from '../deps.ts';
import { type ProductDraft, productColumns, variationDrafts } from './draft.ts';
import { saveAudience } from './save-audience.ts';
import { requireOwnPictures, savePictures } from './save-pictures.ts';
import { lockVariations, saveVariations, someHaveGuests } from './save-variations.ts';

/** Creates or replaces a product: omitted parts are removed. */
export const saveProduct =
  (deps: Deps) =>
  (idOwner: number, body: SaveProduct): Promise<number> =>
    deps.database.inTransaction((tx) => saveDraft(deps)(tx, idOwner, body));

/** The same inside a transaction, and for modules that sell a type of their own. */
export const saveDraft =
  ({ clock, outbox, media }: Deps) =>
  async (tx: Tx, idOwner: number, body: ProductDraft): Promise<number> => {
    const now = clock.now();
    await requireOwnPictures(tx, media, idOwner, body);
    const drafts = variationDrafts(body);
    if (body.idProduct === undefined) {
      const idProduct = await insert(tx, idOwner, body, now).catch(refuseByConstraint);
      await saveVariations(tx, { idProduct, drafts, stored: [], now });
      await savePictures(tx, idProduct, body);
      await saveAudience(tx, idOwner, idProduct, body);
      if (isStudioType(body.productType)) await outbox.append(tx, productPublished, { idProduct });
      return idProduct;
    }
    const { idProduct } = body;
    const own = await requireOwn(tx, idOwner, body, idProduct);
    const stored = await lockVariations(tx, idProduct);
    requireTimeZone(body, own.time_zone, stored, now);
    await saveVariations(tx, { idProduct, drafts, stored, now });
    await update(tx, idProduct, body, now).catch(refuseByConstraint);
    await savePictures(tx, idProduct, body);
    await saveAudience(tx, idOwner, idProduct, body);
    return idProduct;
  };

const insert = async (tx: Tx, idOwner: number, body: ProductDraft, now: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('product')
    .values({ ...productColumns(body), id_owner: idOwner, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Refuses another user's product like a missing one. The type cannot change, because orders depend on it. */
const requireOwn = async (tx: Tx, idOwner: number, { productType }: ProductDraft, idProduct: number) => {
  const own = await tx
    .selectFrom('product')
    .select(['type', 'time_zone'])
    .where('id', '=', idProduct)
    .where('id_owner', '=', idOwner)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) fail('pageNotFound');
  if (own.type !== productType) fail('mandatoryFieldNull', { fields: { productType: 'invalid' } });
  return own;
};

/** Guests were promised a local time: it changes only by moving the date, which notifies them. */
const requireTimeZone = (
  body: ProductDraft,
  before: string,
  stored: Parameters<typeof someHaveGuests>[0],
  now: Date,
) => {
  const wanted = 'timeZone' in body ? body.timeZone : undefined;
  if (wanted !== undefined && wanted !== before && someHaveGuests(stored, now)) fail('dateCannotChange');
};

const update = async (tx: Tx, idProduct: number, body: ProductDraft, now: Date) => {
  const { numUpdatedRows } = await tx
    .updateTable('product')
    .set({ ...productColumns(body), updated_at: now })
    // Stock is available again, so the next sell-out is notified again.
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
              .where('cancelled_at', 'is', null)
              .where((e) => e.or([e('stock', 'is', null), e('stock', '>', 0)])),
          ),
        )
        .then(null)
        .else(eb.ref('sold_out_at'))
        .end(),
    }))
    .where('id', '=', idProduct)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // Deleted meanwhile.
  if (numUpdatedRows === 0n) fail('pageNotFound');
};

const refuseByConstraint = (error: unknown): never => {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  if (constraint.startsWith('product_name_')) fail('nameAndTypeTaken', { cause: error });
  if (constraint === 'product_content') fail('contentExists', { cause: error });
  if (constraint === 'product_most') fail('incompleteRequest', { cause: error, reason: { kind: 'tooManyProducts' } });
  throw error;
};
