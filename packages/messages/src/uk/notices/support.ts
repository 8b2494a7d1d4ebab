import type { support as english } from '../../en/notices/support.ts';
import type { Translation } from '../../translation.ts';

export const support: Translation<typeof english> = {
  SUPPORT_ANSWERED: {
    name: 'Відповіді підтримки',
    mail: {
      subject: 'Відповідь на ваше повідомлення № {number}',
      title: 'Ми відповіли на ваше повідомлення',
      body: '{answer}\n\nВи писали:\n\n> {question}\n\nЯкщо щось лишилося незрозумілим, напишіть нам ще раз, і ми продовжимо.',
      action: 'Написати ще раз',
    },
  },
  SUPPORT_WROTE: {
    name: 'Повідомлення від підтримки',
    sentence: { text: 'Підтримка вам відповіла' },
    mail: { body: 'Відкрийте чат, щоб прочитати й відповісти.', action: 'Відкрити чат' },
  },
};
