import type { Tx } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { aboutProduct } from './about-product.ts';
import { productReminded, productSoldOut } from './catalogue.events.ts';
import { catalogueKinds } from './catalogue.kinds.ts';

export const catalogueEventHandlers = ({ outbox, notify }: { outbox: Outbox; notify: Notify }) => {
  outbox.on(productSoldOut, async (tx, { idProduct }, idEvent) => {
    const idUser = await ownerOf(tx, idProduct);
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, catalogueKinds.soldOut, { ...about, idUser, eventKey: `fact ${idEvent}` });
  });
  outbox.on(productReminded, async (tx, { idUser, idProduct }, idEvent) => {
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, catalogueKinds.reminded, { ...about, idUser, eventKey: `fact ${idEvent}` });
  });
};

const ownerOf = async (tx: Tx, idProduct: number): Promise<number> =>
  (await tx.selectFrom('product').select('id_owner').where('id', '=', idProduct).executeTakeFirstOrThrow()).id_owner;
