import type { applications as english } from '../../en/notices/applications.ts';
import type { Translation } from '../../translation.ts';

export const applications: Translation<typeof english> = {
  APPLICATION_APPROVED: {
    name: 'Ваша заявка',
    sentence: { text: 'Ваша заявка одобрена. Добро пожаловать на Stagedoor' },
    mail: {
      subject: 'Ваша заявка одобрена',
      title: 'Добро пожаловать на сцену',
      body: 'Ваша страница открыта: добавьте продукты, назначьте цены и поделитесь ссылкой.',
      action: 'В студию',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Ваша заявка',
    sentence: { text: 'В этот раз мы не одобрили вашу заявку. Посмотрите почему и когда можно подать снова' },
    mail: {
      subject: 'Мы не одобрили вашу заявку',
      title: 'Не в этот раз',
      body: 'Мы рассмотрели вашу заявку и пока не можем её одобрить. Причина:\n\n> {reason}\n\nПодать снова можно через {applyAgainDays, limit} дней. Всё введённое сохранено.',
      action: 'Посмотреть заявку',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Ваша заявка',
    sentence: { text: 'Для вашей заявки нужно немного больше информации' },
    mail: {
      subject: 'Вопрос о вашей заявке',
      title: 'Нужно немного больше информации',
      body: 'Прежде чем мы решим, помогите нам с этим:\n\n> {asked}\n\nЗаявку снова можно изменить. Исправьте или добавьте нужное и подайте ещё раз.',
      action: 'Изменить заявку',
    },
  },
};
