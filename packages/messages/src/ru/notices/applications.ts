import type { applications as english } from '../../en/notices/applications.ts';
import type { Translation } from '../../translation.ts';

export const applications: Translation<typeof english> = {
  APPLICATION_APPROVED: {
    name: 'Ваша заявка',
    sentence: { text: 'Вас приняли: теперь вы талант на Stagedoor' },
    mail: {
      subject: 'Добро пожаловать на сцену',
      title: 'Теперь вы талант',
      body: 'Мы посмотрели вашу заявку и рады, что вы с нами. Ваша страница открыта: добавьте, что вы предлагаете, назовите цены и поделитесь ссылкой.',
      action: 'Начать',
    },
  },
  APPLICATION_REJECTED: {
    name: 'Ваша заявка',
    sentence: { text: 'В этот раз мы не смогли вас принять; посмотрите почему и когда можно попробовать снова' },
    mail: {
      subject: 'Ваша заявка на роль таланта',
      title: 'Не в этот раз',
      body: 'Мы посмотрели вашу заявку и пока не можем вас принять. Причина:\n\n> {reason}\n\nОбратиться снова можно через 7 дней; всё, что вы написали, сохранено.',
      action: 'Посмотреть заявку',
    },
  },
  APPLICATION_MORE_ASKED: {
    name: 'Ваша заявка',
    sentence: { text: 'Нам нужно узнать немного больше, прежде чем вас принять' },
    mail: {
      subject: 'Ещё один вопрос о вашей заявке',
      title: 'Нам нужно узнать немного больше',
      body: 'Прежде чем решить, просим помочь нам с этим:\n\n> {asked}\n\nВаша заявка снова открыта. Измените или добавьте нужное и подайте её ещё раз.',
      action: 'Ответить',
    },
  },
};
