import type { Tx } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { aboutProduct } from './about-product.ts';
import { catalogueKinds } from './catalogue.kinds.ts';
import { productReminded, productSoldOut } from './facts.ts';

export const catalogueReactions = ({ outbox, notify }: { outbox: Outbox; notify: Notify }) => {
  outbox.on(productSoldOut, async (tx, { idProduct }, idFact) => {
    const idUser = await ownerOf(tx, idProduct);
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, catalogueKinds.soldOut, { ...about, idUser, factKey: `fact ${idFact}` });
  });
  outbox.on(productReminded, async (tx, { idUser, idProduct }, idFact) => {
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, catalogueKinds.reminded, { ...about, idUser, factKey: `fact ${idFact}` });
  });
};

const ownerOf = async (tx: Tx, idProduct: number): Promise<number> =>
  (await tx.selectFrom('product').select('id_owner').where('id', '=', idProduct).executeTakeFirstOrThrow()).id_owner;
