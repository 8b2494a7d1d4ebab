import type { deliverBody } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders.repo.ts';

export type Handed = z.output<typeof deliverBody>['delivery'];

type Needed = Pick<Deps, 'clock' | 'media' | 'privateFiles'>;

/** Files must be the talent's own. */
export const storeDelivery = async (tx: Tx, deps: Needed, order: Order, handed: Handed): Promise<void> => {
  if (handed.kind === 'image') await deps.media.requireOwn(tx, handed.idFile, order.id_talent);
  if (handed.kind === 'video') await deps.privateFiles.keep(tx, handed.idFile, order.id_talent);
  const row = { kind: handed.kind, ...columnsOf(handed), at: deps.clock.now() };
  await tx
    .insertInto('order_delivery')
    .values({ id_order: order.id, ...row })
    // Only a redo comes second.
    .onConflict((conflict) => conflict.column('id_order').doUpdateSet(row))
    .execute();
};

const columnsOf = (handed: Handed) => {
  switch (handed.kind) {
    case 'image':
      return { id_image: handed.idFile };
    case 'video':
      return { id_file: handed.idFile };
    case 'secretLink':
      return { content: handed.content };
    case 'parcel':
      return { carrier: handed.carrier, tracking_number: handed.trackingNumber };
    case 'answer':
      return { content: handed.text };
  }
};
