import { wireType } from '@stagedoor/contract/product-types';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { inPages } from '../../platform/jobs/in-pages.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { NotifyAll } from '../../platform/notices/notify.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { blockedAmong } from '../access/index.ts';
import { openProduct, productPublished } from '../catalogue/index.ts';
import { buyersOf, type PeoplePage } from '../orders/index.ts';
import { followersOf } from '../talents/index.ts';
import { profileKinds } from './profiles.kinds.ts';

/** Notifies some pages of a talent's fans, then queues itself for the next ones. */
export const notifyFans = job('notifications.tell-fans', z.object({ idProduct: z.int(), after: z.int() }));

type Deps = { database: Database; clock: Clock; jobs: Jobs; outbox: Outbox; notifyAll: NotifyAll };

const atOnce = 500;

/** Notifies followers and buyers of a new product. */
export const announceProducts = (deps: Deps) => {
  const { outbox, jobs } = deps;
  outbox.on(productPublished, (tx, { idProduct }) => jobs.queue(tx, notifyFans, { idProduct, after: 0 }));
  jobs.handle(notifyFans, notifySomeFans(deps));
};

/** A page of followers and buyers, each once, by id. */
const fansOf = async (tx: Tx, page: PeoplePage): Promise<number[]> => {
  const fans = new Set([...(await followersOf(tx, page)), ...(await buyersOf(tx, page))]);
  return [...fans].sort((one, other) => one - other).slice(0, page.most);
};

const notifySomeFans =
  (deps: Deps) =>
  async ({ idProduct, after }: Page): Promise<void> => {
    const next = await inPages(after, (from) => notifyPage(deps, { idProduct, after: from }));
    if (next === null) return;
    await deps.database.inTransaction((tx) => deps.jobs.queue(tx, notifyFans, { idProduct, after: next }));
  };

type Page = { idProduct: number; after: number };

/** The last one notified; null at the end. */
const notifyPage = ({ database, clock, notifyAll }: Deps, { idProduct, after }: Page): Promise<number | null> =>
  database.inTransaction(async (tx) => {
    const now = clock.now();
    const product = await openProduct(tx, idProduct, now);
    if (!product) return null;
    const idTalent = product.id_owner;
    const fans = await fansOf(tx, { idTalent, after, most: atOnce });
    const blocked = await blockedAmong(tx, { idUser: idTalent, others: fans, now });
    const { en, uk, ru } = product.names;
    const news = {
      eventKey: `product ${idProduct}`,
      groupKey: `talent ${idTalent}`,
      subject: { type: 'product', id: idProduct },
      idPartner: idTalent,
      idOwner: idTalent,
      params: { en: { product: en }, uk: { product: uk }, ru: { product: ru } },
      shown: { productType: wireType(product.type, product.id_fund !== null) },
    };
    const readers = fans.filter((idUser) => !blocked.has(idUser));
    await notifyAll(tx, profileKinds.newProduct, news, readers);
    return fans.length === atOnce ? (fans.at(-1) ?? null) : null;
  });
