import { wireType } from '@stagedoor/contract/product-types';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { blockedAmong } from '../access/index.ts';
import { productPublished, productReminded, productSoldOut } from '../catalogue/index.ts';
import { buyersOf, type PeoplePage } from '../orders/index.ts';
import { followersOf } from '../talents/index.ts';
import type { Deps } from './deps.ts';
import { type Broadcast, type Notify, notifyAll } from './notify.ts';
import { aboutProduct, openProduct, ownerOf } from './subjects.repo.ts';

/** Tells a page of a talent's fans, then queues itself for those after it: a famous talent has many. */
export const tellFans = job('notifications.tell-fans', z.object({ idProduct: z.int(), after: z.int() }));

const atOnce = 500;

export const tellOfProducts = (outbox: Outbox, { notify, jobs }: { notify: Notify } & Pick<Deps, 'jobs'>) => {
  outbox.on(productPublished, (tx, { idProduct }) => jobs.queue(tx, tellFans, { idProduct, after: 0 }));
  outbox.on(productSoldOut, async (tx, { idProduct }, idFact) => {
    const idUser = await ownerOf(tx, idProduct);
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, { type: 'EVERYTHING_SOLD', idUser, factKey: `fact ${idFact}`, ...about });
  });
  outbox.on(productReminded, async (tx, { idUser, idProduct }, idFact) => {
    const about = await aboutProduct(tx, idProduct, idUser);
    await notify(tx, { type: 'PRODUCT_REMIND', idUser, factKey: `fact ${idFact}`, ...about });
  });
};

/** A page of those who follow the talent or bought from them, each once, by their ids. */
const fansOf = async (tx: Tx, page: PeoplePage): Promise<number[]> => {
  const fans = new Set([...(await followersOf(tx, page)), ...(await buyersOf(tx, page))]);
  return [...fans].sort((one, other) => one - other).slice(0, page.most);
};

export const tellSomeFans =
  (deps: Deps) =>
  ({ idProduct, after }: { idProduct: number; after: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const product = await openProduct(tx, idProduct, now);
      if (!product) return;
      const idPartner = product.id_owner;
      const fans = await fansOf(tx, { idTalent: idPartner, after, most: atOnce });
      const blocked = await blockedAmong(tx, { idUser: idPartner, others: fans, now });
      const news: Broadcast = {
        type: 'NEW_PRODUCT',
        factKey: `product ${idProduct}`,
        idPartner,
        idProduct,
        idSubject: idPartner,
        productType: wireType(product.type, product.id_fund !== null),
        productNames: product.names,
      };
      await notifyAll(deps)(
        tx,
        news,
        fans.filter((idUser) => !blocked.has(idUser)),
      );
      const last = fans.at(-1);
      if (last !== undefined && fans.length === atOnce) {
        await deps.jobs.queue(tx, tellFans, { idProduct, after: last });
      }
    });
