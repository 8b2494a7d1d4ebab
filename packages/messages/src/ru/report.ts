import type { report as english } from '../en/report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  report: 'Пожаловаться',
  title: 'Что не так? {name}',
  lead: 'Наши сотрудники рассмотрят жалобу и сообщат вам решение. Кто написал, не узнает никто: {name} тоже.',
  reason: 'Причина',
  choose: 'Выберите причину',
  missing: 'Выберите причину, чтобы жалоба попала к нужным людям.',
  text: 'Своими словами (необязательно)',
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
    MORALITY: 'Нарушение морали',
    INAPPROPRIATE: 'Неприемлемое содержание',
    OFF_TOPIC: 'Не по теме',
    OTHER: 'Другое',
  },
};
