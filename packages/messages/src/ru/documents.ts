import type { documents as english } from '../en/documents.ts';
import type { Translation } from '../translation.ts';

export const documents: Translation<typeof english> = {
  version: 'Версия от {date}',
  contents: 'На этой странице',
  print: 'Распечатать',
  fees: {
    sold: 'Что вы продаёте',
    fee: 'Наша комиссия',
    receive: 'Вы получите с {sum}',
    next: 'Комиссия с {date}',
  },
};
