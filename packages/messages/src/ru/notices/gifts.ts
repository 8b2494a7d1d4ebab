import type { gifts as english } from '../../en/notices/gifts.ts';
import type { Translation } from '../../translation.ts';

export const gifts: Translation<typeof english> = {
  DONATION_RECEIVED: {
    name: 'Поддержка',
    sentence: { text: 'Вас поддержали: {partner}, {amount}' },
    mail: {
      body: 'Прочитайте слова, которые пришли вместе с ней, и поблагодарите одним касанием.',
      action: 'Посмотреть',
    },
  },
  GIFT_THANKED: {
    name: 'Благодарности',
    sentence: { text: 'Вас благодарят за {amount}: {partner}' },
    mail: { body: 'Ваша поддержка получена, и её заметили.', action: 'Посмотреть' },
  },
  GIFT_UNPAID: {
    name: 'Отклонённые платежи',
    mail: {
      subject: 'Не удалось списать ежемесячную поддержку {amount}',
      title: 'Карта отклонена для ежемесячной поддержки',
      body: 'Мы попробуем списать ещё раз до {end}. Чтобы оплатить сейчас, используйте другую карту. Кнопка открывает страницу оплаты, входить не нужно.\n\nЕсли к тому времени оплата не пройдёт, поддержка прекратится, и вы больше ничего не заплатите.',
      action: 'Другая карта',
    },
  },
  GIFT_ENDED: {
    name: 'Завершённая поддержка',
    sentence: { text: 'Ежемесячная поддержка {amount} завершена: {partner}' },
    mail: {
      body: 'Мы больше ничего не будем списывать. Вы можете поддержать снова в любое время.',
      action: 'Посмотреть',
    },
  },
};
