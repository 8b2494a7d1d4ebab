import { ruleOf } from '@stagedoor/contract/product-types';
import type { delivered } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { passOf } from '../deliver/passes.ts';
import type { Deps } from '../deps.ts';
import type { ShownOrder } from './orders.queries.ts';
import { secretLinkOf } from './secret-link.ts';

type Delivered = z.output<typeof delivered>;
type Needed = Pick<Deps, 'secrets' | 'privateFiles' | 'media'>;

/** What there is to receive. */
export const deliveredOf = async (
  tx: Tx,
  deps: Needed,
  row: ShownOrder,
  device: string | undefined,
): Promise<Delivered | null> => {
  if (row.paid_at === null) return null;
  const { fulfilment } = ruleOf(row.type);
  if (fulfilment === 'attendance') return isOn(row) ? passDto(deps, row) : null;
  const pack = await tx.selectFrom('entitlement').selectAll().where('id_order', '=', row.id).executeTakeFirst();
  if (pack) {
    const { left, total: of, valid_until } = pack;
    return { kind: 'entitlement', left, of, validUntil: valid_until.toISOString() };
  }
  const found = await tx.selectFrom('order_delivery').selectAll().where('id_order', '=', row.id).executeTakeFirst();
  if (!found) return null;
  if (found.id_image) {
    const link = deps.media.privateLink(found.id_image);
    return { kind: 'image', link, original: `${link}/original.webp` };
  }
  if (found.id_file) return { kind: 'video', link: deps.privateFiles.linkTo(found.id_file), poster: null };
  if (found.tracking_number) {
    return { kind: 'parcel', carrier: found.carrier ?? '', trackingNumber: found.tracking_number };
  }
  return found.kind === 'answer'
    ? { kind: 'answer', text: found.content ?? '' }
    : secretLinkOf(tx, deps, found, device);
};

const isOn = ({ state }: ShownOrder) => state === 'processing' || state === 'completed';

const passDto = ({ secrets }: Needed, row: ShownOrder): Delivered => ({
  kind: 'pass',
  code: passOf(secrets, row.id),
  startsAt: (row.starts_at ?? row.placed_at).toISOString(),
  place: row.place ?? '',
  checkedIn: row.checked_in,
});
