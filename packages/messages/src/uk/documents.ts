import type { documents as english } from '../en/documents.ts';
import type { Translation } from '../translation.ts';

export const documents: Translation<typeof english> = {
  version: 'Версія від {date}',
  contents: 'На цій сторінці',
  print: 'Друкувати',
  fees: {
    sold: 'Що ви продаєте',
    fee: 'Наша комісія',
    receive: 'Ви отримаєте з {sum}',
    next: 'Комісія від {date}',
  },
};
