import type { groups as english } from '../../en/notices/groups.ts';
import type { Translation } from '../../translation.ts';

export const groups: Translation<typeof english> = {
  orders: { title: 'Замовлення', more: 'Повідомлення, виконання, строки, проблеми й повернення коштів.' },
  products: { title: 'Продукти', more: 'Нове від тих, за ким ви стежите, і ваші власні.' },
  reminders: { title: 'Нагадування', more: 'Скоро почнеться подія, або щось чекає на вас.' },
  money: { title: 'Гроші', more: 'Що надходить у ваш гаманець і що з нього йде.' },
  account: { title: 'Ваш акаунт', more: 'Вхід, ваша заявка й рішення нашої команди.' },
};
