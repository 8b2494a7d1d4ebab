import { isNotificationType } from '@stagedoor/contract/notification-kinds';
import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { mediaLink } from '../media/index.ts';
import type { ItemRow } from './event-log.repo.ts';

/** Nothing for a type that this version does not know. */
export const itemDto = (row: ItemRow): EventLogItem[] => {
  const { type } = row;
  if (!isNotificationType(type)) return [];
  return [
    {
      id: row.id,
      type,
      createdDate: row.created_at.toISOString(),
      read: row.read_at !== null,
      idPartner: row.id_partner,
      idPost: row.id_post,
      idProduct: row.id_product,
      idOrder: row.id_order,
      idUser: row.id_subject,
      partnerImageLink: mediaLink(row.partner_image),
      partnerName: row.partner_name,
      productName: row.product_name,
      productType: row.product_type,
      sum: row.sum,
      text: row.text,
    },
  ];
};
