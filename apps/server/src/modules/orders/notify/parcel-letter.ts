import { trackingLink } from '@stagedoor/contract/carriers';
import { orderMailTexts } from '@stagedoor/messages/notices/orders';
import type { Tx } from '../../../platform/database/database.ts';
import type { LetterTools, Reader } from '../../../platform/notices/kind.ts';
import { orderLetter } from './order-letter.ts';

/** Adds carrier, tracking number and the carrier's page, so that the parcel can be tracked without opening the order. */
export const parcelLetter = async (tx: Tx, reader: Reader, tools: LetterTools) => {
  const parts = await orderLetter('order')(tx, reader, tools);
  const parcel = await tx
    .selectFrom('order_delivery')
    .select(['carrier', 'tracking_number'])
    .where('id_order', '=', reader.subject?.id ?? 0)
    .executeTakeFirst();
  if (!parts || !parcel) return parts;
  const words = orderMailTexts[parts.guest?.language ?? reader.language].rows;
  const { carrier, tracking_number: number } = parcel;
  const href = trackingLink(carrier ?? '', number ?? '');
  const rows = [
    { label: words.carrier, value: carrier ?? '' },
    { label: words.tracking, value: number ?? '', ...(href !== null && { href }) },
  ];
  return { ...parts, rows: [...(parts.rows ?? []), ...rows.filter(({ value }) => value !== '')] };
};
