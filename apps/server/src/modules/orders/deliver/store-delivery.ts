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
  if (handed.kind === 'video') {
    await deps.privateFiles.keepVideo(tx, handed.idFile, order.id_talent);
    await letGoOfEarlier(tx, deps, order.id, handed.idFile);
  }
  const row = { kind: handed.kind, ...columnsOf(handed), at: deps.clock.now() };
  await tx
    .insertInto('order_delivery')
    .values({ id_order: order.id, ...row })
    // Only a redo comes second.
    .onConflict((conflict) => conflict.column('id_order').doUpdateSet(row))
    .execute();
};

/** A redo replaces what was there. */
const letGoOfEarlier = async (tx: Tx, { privateFiles }: Needed, idOrder: number, idFile: string) => {
  const earlier = await tx
    .selectFrom('order_delivery')
    .select('id_file')
    .where('id_order', '=', idOrder)
    .executeTakeFirst();
  if (earlier?.id_file && earlier.id_file !== idFile) await privateFiles.letGo(tx, earlier.id_file);
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
