import { limits } from '@stagedoor/contract/limits';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { delivered } from '@stagedoor/contract/schemas/order';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { deviceNameOf } from '../../accounts/index.ts';
import { mediaLink } from '../../media/index.ts';
import { passOf } from '../deliver/passes.ts';
import type { Deps } from '../deps.ts';
import type { ShownOrder } from './orders.queries.ts';

type Delivered = z.output<typeof delivered>;
type Needed = Pick<Deps, 'secrets' | 'privateFiles' | 'clock'>;

/** Where it is read. */
export type Reading = { device: string | undefined; userAgent: string };

const slots = Array.from({ length: limits.orders.secretDevices }, (_, at) => at + 1);

/** What there is to receive. A secret link opens on three devices. */
export const deliveredOf = async (
  tx: Tx,
  deps: Needed,
  row: ShownOrder,
  reading: Reading,
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
  if (found.id_image) return { kind: 'image', link: mediaLink(found.id_image) };
  if (found.id_file) return { kind: 'video', link: deps.privateFiles.linkTo(found.id_file), poster: null };
  if (found.tracking_number) {
    return { kind: 'parcel', carrier: found.carrier ?? '', trackingNumber: found.tracking_number };
  }
  const text = found.content ?? '';
  return found.kind === 'answer' ? { kind: 'answer', text } : secretDto(tx, deps, row.id, text, reading);
};

const isOn = ({ state }: ShownOrder) => state === 'processing' || state === 'completed';

const passDto = ({ secrets }: Needed, row: ShownOrder): Delivered => ({
  kind: 'pass',
  code: passOf(secrets, row.id),
  startsAt: (row.starts_at ?? row.placed_at).toISOString(),
  place: row.place ?? '',
  checkedIn: row.checked_in,
});

const secretDto = async (
  tx: Tx,
  { secrets, clock }: Needed,
  idOrder: number,
  content: string,
  { device, userAgent }: Reading,
): Promise<Delivered> => {
  // One after the other, so that the last place is given once.
  await tx.selectFrom('orders').select('id').where('id', '=', idOrder).forUpdate().execute();
  const known = await tx
    .selectFrom('order_device')
    .select(['device', 'slot', 'name', 'opened_at'])
    .where('id_order', '=', idOrder)
    .orderBy('slot')
    .execute();
  const hash = device === undefined ? null : secrets.hash('device', device);
  const isThis = (one: { device: Buffer }) => hash !== null && one.device.equals(hash);
  const free = slots.find((slot) => known.every((one) => one.slot !== slot));
  const isNew = hash !== null && free !== undefined && !known.some(isThis);
  if (isNew) {
    const opened = { device: hash, slot: free, name: deviceNameOf(userAgent), opened_at: clock.now() };
    await tx
      .insertInto('order_device')
      .values({ id_order: idOrder, ...opened })
      .execute();
    known.push(opened);
  }
  return {
    kind: 'secretLink',
    content: known.some(isThis) ? content : '',
    devicesLeft: slots.length - known.length,
    devices: known.map((one) => ({
      ...{ slot: one.slot, name: one.name, openedAt: one.opened_at.toISOString(), current: isThis(one) },
    })),
  };
};
