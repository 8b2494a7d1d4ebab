import type { deliverBody } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';

export type Handed = z.output<typeof deliverBody>['delivery'];

type Needed = Pick<Deps, 'clock' | 'media' | 'privateFiles'>;

/** Files must be the talent's own, and are the buyer's from then on: they stay when the talent leaves. */
export const storeDelivery = async (tx: Tx, deps: Needed, order: Order, handed: Handed): Promise<void> => {
  const people = { from: order.idTalent, to: order.idBuyer };
  const earlier = await earlierFile(tx, order.id);
  if (handed.kind === 'image') await deps.media.handOver(tx, { id: handed.idFile, ...people });
  if (handed.kind === 'video') await deps.privateFiles.handOverVideo(tx, { id: handed.idFile, ...people });
  const row = { kind: handed.kind, ...columnsOf(handed), at: deps.clock.now() };
  await tx
    .insertInto('order_delivery')
    .values({ id_order: order.id, ...row })
    // Only a redo comes second.
    .onConflict((conflict) => conflict.column('id_order').doUpdateSet(row))
    .execute();
  // A redo replaces what was there. A picture that nothing names any more is swept by itself.
  if (earlier) await deps.privateFiles.letGo(tx, earlier);
};

const earlierFile = async (tx: Tx, idOrder: number): Promise<string | null> => {
  const earlier = await tx
    .selectFrom('order_delivery')
    .select('id_file')
    .where('id_order', '=', idOrder)
    .executeTakeFirst();
  return earlier?.id_file ?? null;
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
