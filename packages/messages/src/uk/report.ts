import type { report as english } from '../en/report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  title: 'Скарга: {name}',
  lead: 'Команда Stagedoor розгляне скаргу й повідомить вам рішення. {name} не дізнається, від кого вона.',
  reason: 'Причина',
  choose: 'Виберіть причину',
  missing: 'Виберіть причину.',
  text: 'Подробиці (необов’язково)',
  send: 'Надіслати скаргу',
  cancel: 'Скасувати',
  reported: 'Дякуємо. Ми розглянемо скаргу.',
  reasons: {
    SPAM: 'Спам',
    ADVERTISING: 'Реклама',
    FRAUD: 'Шахрайство',
    IMPERSONATION: 'Видає себе за іншу людину',
    PLAGIARISM: 'Плагіат',
    COPYRIGHT: 'Порушення авторських прав',
    HATE_SPEECH: 'Мова ворожнечі',
    RUDE_TEXT: 'Грубий текст',
    INTOLERANCE: 'Нетерпимість',
    MORALITY: 'Непристойний вміст',
    INAPPROPRIATE: 'Неприйнятний вміст',
    OFF_TOPIC: 'Не за темою',
    OTHER: 'Інше',
  },
};
