import type { groups as english } from '../../en/notices/groups.ts';
import type { Translation } from '../../translation.ts';

export const groups: Translation<typeof english> = {
  orders: { title: 'Заказы', more: 'Сообщения, выполнение, сроки, проблемы и возврат средств.' },
  products: { title: 'Продукты', more: 'Новое от тех, кого вы читаете, и ваши собственные.' },
  reminders: { title: 'Напоминания', more: 'Скоро начнётся событие, или что-то вас ждёт.' },
  money: { title: 'Деньги', more: 'Что приходит в ваш кошелёк и что из него уходит.' },
  account: { title: 'Ваш аккаунт', more: 'Вход, ваша заявка и решения нашей команды.' },
};
