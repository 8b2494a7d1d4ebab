import type { groups as english } from '../../en/notices/groups.ts';
import type { Translation } from '../../translation.ts';

export const groups: Translation<typeof english> = {
  orders: { title: 'Заказы', more: 'Сообщения, выполнение, сроки, проблемы и возврат средств.' },
  products: { title: 'Продукты', more: 'Новое от тех, кого вы читаете, и ваши собственные.' },
  memberships: { title: 'Подписки', more: 'Новые подписки, платежи и цены.' },
  gifts: { title: 'Поддержка', more: 'Поддержка, которую вы получаете и отправляете, и благодарности.' },
  auctions: { title: 'Аукционы', more: 'Ставки, выигрыши и аукционы, за которыми вы следите или которые проводите.' },
  calls: { title: 'Звонки', more: 'Входящие и пропущенные звонки.' },
  posts: { title: 'Посты и комментарии', more: 'Новые посты, комментарии, ответы и отметки «нравится».' },
  reminders: { title: 'Напоминания', more: 'События, которые скоро начнутся, и ваши напоминания.' },
  money: { title: 'Деньги', more: 'Поступления и расходы в вашем кошельке.' },
  account: { title: 'Ваш аккаунт', more: 'Вход, ваша заявка и решения модерации.' },
};
