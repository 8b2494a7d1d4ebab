import type { ReportedThing, ReportSubject } from '../../extension-points/report-subject.ts';
import { localizedColumn } from '../../platform/database/localized-column.ts';
import { lockProduct, unlockProducts } from './lock-product.ts';

/** Products can be reported, and taken off sale by staff. */
export const productSubject: ReportSubject = {
  name: 'PRODUCT',
  ownerOf: async (tx, id) =>
    (await tx.selectFrom('product').select('id_owner').where('id', '=', id).executeTakeFirst())?.id_owner,
  describe: async (tx, ids, language) => {
    const rows = await tx
      .selectFrom('product')
      .select((eb) => ['id', 'id_owner', 'id_image', 'type', localizedColumn(eb.ref('name'), language).as('name')])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, id_owner, id_image, type, name }): [number, ReportedThing] => [
        id,
        {
          name,
          idImage: id_image,
          path: type === 'AUCTION' ? `/auction?id=${id}` : `/product?id=${id}&user=${id_owner}`,
        },
      ]),
    );
  },
  takedown: {
    remove: (tx, { id, idDecision, at }) => lockProduct(tx, { idProduct: id, idDecision, at }),
    restore: unlockProducts,
  },
};
