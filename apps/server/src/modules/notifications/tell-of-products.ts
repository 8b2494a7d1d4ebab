import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { productPublished, productReminded, productSoldOut } from '../catalogue/index.ts';
import type { Deps } from './deps.ts';
import { type Notify, notify } from './notify.ts';
import { aboutProduct, fansOf, ownerOf } from './subjects.repo.ts';

/** Tells some of a talent's fans, then queues itself for the rest: a famous talent has many. */
export const tellFans = job('notifications.tell-fans', z.object({ idProduct: z.int(), after: z.int() }));

const atOnce = 100;

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

export const tellSomeFans =
  (deps: Deps) =>
  ({ idProduct, after }: { idProduct: number; after: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const idPartner = await ownerOf(tx, idProduct);
      const fans = await fansOf(tx, idPartner, after, atOnce);
      for (const idUser of fans) {
        const about = await aboutProduct(tx, idProduct, idUser);
        await notify(deps)(tx, { type: 'NEW_PRODUCT', idUser, idPartner, factKey: `product ${idProduct}`, ...about });
      }
      const last = fans.at(-1);
      if (last !== undefined && fans.length === atOnce) {
        await deps.jobs.queue(tx, tellFans, { idProduct, after: last });
      }
    });
