import { trackingLink } from '@stagedoor/contract/carriers';
import type { delivered } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { isPaid } from '../order.ts';
import { mapLink } from '../passes/map-link.ts';
import { admits, guestNameOf, isAttended, passesOf } from '../passes/pass.ts';
import { passCode } from '../passes/pass-code.ts';
import type { ShownOrder } from './orders.queries.ts';
import { secretLinkOf } from './secret-link.ts';

type Delivered = z.output<typeof delivered>;
type UsedDeps = Pick<Deps, 'secrets' | 'privateFiles' | 'media'>;

/** The deliverables of an order. */
export const deliveredOf = async (
  tx: Tx,
  deps: UsedDeps,
  shown: ShownOrder,
  device: string | undefined,
): Promise<Delivered | null> => {
  const { order } = shown;
  if (!isPaid(order)) return null;
  if (isAttended(order)) return passDto(tx, deps, shown);
  const pack = await tx.selectFrom('entitlement').selectAll().where('id_order', '=', order.id).executeTakeFirst();
  if (pack) {
    const { left, total: of, valid_until } = pack;
    return { kind: 'entitlement', left, of, validUntil: valid_until.toISOString() };
  }
  const found = await tx.selectFrom('order_delivery').selectAll().where('id_order', '=', order.id).executeTakeFirst();
  if (!found) return null;
  if (found.id_image) {
    const link = deps.media.privateLink(found.id_image);
    return { kind: 'image', link, original: `${link}/original.webp` };
  }
  if (found.id_file) return { kind: 'video', link: deps.privateFiles.linkTo(found.id_file), poster: null };
  if (found.tracking_number) return parcelDto(found.carrier ?? '', found.tracking_number);
  return found.kind === 'answer'
    ? { kind: 'answer', text: found.content ?? '' }
    : secretLinkOf(tx, deps, found, device);
};

const parcelDto = (carrier: string, trackingNumber: string): Delivered => ({
  kind: 'parcel',
  carrier,
  trackingNumber,
  trackingLink: trackingLink(carrier, trackingNumber),
});

const passDto = async (
  tx: Tx,
  { secrets }: UsedDeps,
  { order, product, variation, buyer }: ShownOrder,
): Promise<Delivered> => {
  const place = product.place ?? '';
  const passes = await passesOf(tx, order.id);
  return {
    kind: 'pass',
    startsAt: (variation.startsAt ?? order.placedAt).toISOString(),
    timeZone: product.timeZone,
    place,
    map: mapLink(place),
    passes: passes.map((pass) => ({
      number: pass.number,
      name: guestNameOf(pass, order.fields.fullName || buyer.name),
      code: admits(order) ? passCode(secrets, order.id, pass.number) : null,
      checkedInAt: pass.checkedInAt?.toISOString() ?? null,
    })),
  };
};
