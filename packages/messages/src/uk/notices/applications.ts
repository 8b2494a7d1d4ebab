import type { applications as english } from '../../en/notices/applications.ts';
import type { Translation } from '../../translation.ts';

export const applications: Translation<typeof english> = {
  APPLICATION_APPROVED: {
    name: 'Ваша заявка',
    sentence: { text: 'Вас прийнято: тепер ви талант на Stagedoor' },
    mail: {
      subject: 'Ласкаво просимо на сцену',
      title: 'Тепер ви талант',
      body: 'Ми переглянули вашу заявку й раді, що ви з нами. Ваша сторінка відкрита: додайте, що ви пропонуєте, назвіть ціни й поділіться посиланням.',
      action: 'Почати',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Ваша заявка',
    sentence: { text: 'Цього разу ми не змогли вас прийняти; погляньте чому і коли можна спробувати знову' },
    mail: {
      subject: 'Ваша заявка на роль таланту',
      title: 'Не цього разу',
      body: 'Ми переглянули вашу заявку й поки що не можемо вас прийняти. Причина:\n\n> {reason}\n\nЗвернутися знову можна за 7 днів; усе, що ви написали, збережено.',
      action: 'Переглянути заявку',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Ваша заявка',
    sentence: { text: 'Нам треба дізнатися трохи більше, перш ніж вас прийняти' },
    mail: {
      subject: 'Ще одне запитання щодо вашої заявки',
      title: 'Нам треба дізнатися трохи більше',
      body: 'Перш ніж вирішити, просимо допомогти нам із цим:\n\n> {asked}\n\nВаша заявка знову відкрита. Змініть або додайте потрібне й подайте її ще раз.',
      action: 'Відповісти',
    },
  },
};
