import type { report as english } from '../en/report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  title: 'Жалоба: {name}',
  lead: 'Команда Stagedoor рассмотрит жалобу и сообщит вам решение. {name} не узнает, от кого она.',
  reason: 'Причина',
  choose: 'Выберите причину',
  missing: 'Выберите причину.',
  text: 'Подробности (необязательно)',
  send: 'Отправить жалобу',
  cancel: 'Отмена',
  reported: 'Спасибо. Мы рассмотрим жалобу.',
  reasons: {
    SPAM: 'Спам',
    ADVERTISING: 'Реклама',
    FRAUD: 'Мошенничество',
    IMPERSONATION: 'Выдаёт себя за другого',
    PLAGIARISM: 'Плагиат',
    COPYRIGHT: 'Нарушение авторских прав',
    HATE_SPEECH: 'Язык вражды',
    RUDE_TEXT: 'Грубый текст',
    INTOLERANCE: 'Нетерпимость',
    MORALITY: 'Непристойное содержание',
    INAPPROPRIATE: 'Неприемлемое содержание',
    OFF_TOPIC: 'Не по теме',
    OTHER: 'Другое',
  },
};
