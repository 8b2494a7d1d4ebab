import type { Tx } from '../../../platform/database/database.ts';
import type { Media } from '../../media/index.ts';
import type { ProductDraft } from './draft.ts';

const moreOf = (body: ProductDraft): readonly string[] => ('moreImages' in body && body.moreImages) || [];

/** Refuses pictures of other users like missing ones. */
export const requireOwnPictures = async (tx: Tx, media: Media, idOwner: number, body: ProductDraft) => {
  const first = ('idImage' in body && body.idImage) || null;
  // In one order, so that two saves with the same pictures do not wait for each other.
  for (const idImage of [...new Set([...(first === null ? [] : [first]), ...moreOf(body)])].toSorted())
    await media.requireOwn(tx, idImage, idOwner);
};

/** Replaces the pictures besides the first one. A picture that nothing refers to any more is swept by `media`. */
export const savePictures = async (tx: Tx, idProduct: number, body: ProductDraft): Promise<void> => {
  await tx.deleteFrom('product_picture').where('id_product', '=', idProduct).execute();
  const rows = moreOf(body).map((id_image, place) => ({ id_product: idProduct, id_image, place }));
  if (rows.length > 0) await tx.insertInto('product_picture').values(rows).execute();
};
