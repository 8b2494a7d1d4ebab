import type { Language } from '@stagedoor/contract/limits';
import { isNotificationType, notificationKinds } from '@stagedoor/contract/notification-kinds';
import { notifications as en } from '@stagedoor/messages/en/notifications';
import { type NotificationTexts, notificationText } from '@stagedoor/messages/notification-text';
import { notifications as ru } from '@stagedoor/messages/ru/notifications';
import { notifications as uk } from '@stagedoor/messages/uk/notifications';
import type { ItemRow } from './event-log.repo.ts';

const texts: Record<Language, NotificationTexts> = { en, uk, ru };

/** What a notification says in somebody's language, and where it leads. Null where this version does not know its type. */
export const sentenceOf = (row: ItemRow, language: Language): { text: string; path: string } | null => {
  const told = { type: row.type, partnerName: row.partner_name, productName: row.product_name, sum: row.sum };
  const text = notificationText(texts[language], language, told);
  if (text === null || !isNotificationType(row.type)) return null;
  const linked = {
    idPost: row.id_post,
    idProduct: row.id_product,
    idOrder: row.id_order,
    idUser: row.id_subject,
    idPartner: row.id_partner,
  };
  return { text, path: notificationKinds[row.type].link(linked) ?? '/' };
};
