import type { groups as english } from '../../en/notices/groups.ts';
import type { Translation } from '../../translation.ts';

export const groups: Translation<typeof english> = {
  orders: { title: 'Замовлення', more: 'Повідомлення, виконання, терміни, проблеми й повернення коштів.' },
  products: { title: 'Продукти', more: 'Нове від тих, за ким ви стежите, і ваші власні.' },
  memberships: { title: 'Підписки', more: 'Нові підписки, платежі та ціни.' },
  gifts: { title: 'Підтримка', more: 'Підтримка, яку ви отримуєте й надсилаєте, та подяки.' },
  auctions: { title: 'Аукціони', more: 'Ставки, виграші й аукціони, за якими ви стежите або які проводите.' },
  calls: { title: 'Дзвінки', more: 'Вхідні, пропущені й узгоджені дзвінки.' },
  posts: { title: 'Дописи й коментарі', more: 'Нові дописи, коментарі, відповіді та вподобання.' },
  reminders: { title: 'Нагадування', more: 'Події, що скоро почнуться, і ваші нагадування.' },
  money: { title: 'Гроші', more: 'Надходження й витрати у вашому гаманці.' },
  account: { title: 'Ваш акаунт', more: 'Вхід, ваша заявка й рішення модерації.' },
};
