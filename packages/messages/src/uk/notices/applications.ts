import type { applications as english } from '../../en/notices/applications.ts';
import type { Translation } from '../../translation.ts';

export const applications: Translation<typeof english> = {
  APPLICATION_APPROVED: {
    name: 'Ваша заявка',
    sentence: { text: 'Вашу заявку схвалено. Вітаємо на Stagedoor' },
    mail: {
      subject: 'Вашу заявку схвалено',
      title: 'Ласкаво просимо на сцену',
      body: 'Ваша сторінка відкрита: додайте продукти, визначте ціни й поділіться посиланням.',
      action: 'До студії',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Ваша заявка',
    sentence: { text: 'Цього разу ми не схвалили вашу заявку. Погляньте чому і коли можна подати знову' },
    mail: {
      subject: 'Ми не схвалили вашу заявку',
      title: 'Не цього разу',
      body: 'Ми розглянули вашу заявку й поки що не можемо її схвалити. Причина:\n\n> {reason}\n\nПодати знову можна через {applyAgainDays, limit} днів. Усе введене збережено.',
      action: 'Переглянути заявку',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Ваша заявка',
    sentence: { text: 'Для вашої заявки потрібно трохи більше інформації' },
    mail: {
      subject: 'Запитання щодо вашої заявки',
      title: 'Потрібно трохи більше інформації',
      body: 'Перш ніж ми вирішимо, допоможіть нам із цим:\n\n> {asked}\n\nЗаявку знову можна змінити. Виправте або додайте потрібне й подайте ще раз.',
      action: 'Змінити заявку',
    },
  },
};
