import type { support as english } from '../../en/notices/support.ts';
import type { Translation } from '../../translation.ts';

export const support: Translation<typeof english> = {
  SUPPORT_ANSWERED: {
    name: 'Ответы поддержки',
    mail: {
      subject: 'Ответ на ваше сообщение № {number}',
      title: 'Мы ответили на ваше сообщение',
      body: '{answer}\n\nВы писали:\n\n> {question}\n\nЕсли что-то осталось неясным, напишите нам ещё раз, и мы продолжим.',
      action: 'Написать ещё раз',
    },
  },
  SUPPORT_WROTE: {
    name: 'Сообщения от поддержки',
    sentence: { text: 'Поддержка вам ответила' },
    mail: { body: 'Откройте чат, чтобы прочитать и ответить.', action: 'Открыть чат' },
  },
};
