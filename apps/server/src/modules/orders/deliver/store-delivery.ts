import type { deliverBody } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { FileDigest } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { productName } from '../product-name.ts';

export type Delivery = z.output<typeof deliverBody>['delivery'];

type UsedDeps = Pick<Deps, 'clock' | 'media' | 'privateFiles'>;

/** Returns the file that was delivered, if it is one. */
export const storeDelivery = async (
  tx: Tx,
  deps: UsedDeps,
  order: Order,
  delivery: Delivery,
): Promise<FileDigest | null> => {
  const earlier = await earlierFile(tx, order.id);
  const file = await handOverFile(tx, deps, order, delivery);
  const row = { kind: delivery.kind, ...columnsOf(delivery), at: deps.clock.now() };
  await tx
    .insertInto('order_delivery')
    .values({ id_order: order.id, ...row })
    // Only a redo is a second delivery.
    .onConflict((conflict) => conflict.column('id_order').doUpdateSet(row))
    .execute();
  // A redo replaces the file. An unreferenced picture is swept.
  if (earlier) await deps.privateFiles.scheduleDeletion(tx, earlier);
  return file;
};

/** Files must be the talent's own and become the buyer's: they stay when the talent leaves. */
const handOverFile = async (tx: Tx, deps: UsedDeps, order: Order, delivery: Delivery): Promise<FileDigest | null> => {
  const people = { from: order.idTalent, to: order.idBuyer };
  if (delivery.kind === 'image') return deps.media.handOver(tx, { id: delivery.idFile, ...people });
  if (delivery.kind !== 'video') return null;
  // Without the talent's name, which may be deleted one day.
  const title = await productName(tx, order, order.language);
  return deps.privateFiles.handOverVideo(tx, { id: delivery.idFile, ...people, title });
};

const earlierFile = async (tx: Tx, idOrder: number): Promise<string | null> => {
  const earlier = await tx
    .selectFrom('order_delivery')
    .select('id_file')
    .where('id_order', '=', idOrder)
    .executeTakeFirst();
  return earlier?.id_file ?? null;
};

const columnsOf = (delivery: Delivery) => {
  switch (delivery.kind) {
    case 'image':
      return { id_image: delivery.idFile };
    case 'video':
      return { id_file: delivery.idFile };
    case 'secretLink':
      return { content: delivery.content };
    case 'parcel':
      return { carrier: delivery.carrier, tracking_number: delivery.trackingNumber };
    case 'answer':
      return { content: delivery.text };
  }
};
