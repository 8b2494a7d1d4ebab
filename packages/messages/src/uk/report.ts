import type { report as english } from '../en/report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  report: 'Поскаржитися',
  title: 'Що не так? {name}',
  lead: 'Наші працівники розглянуть скаргу й повідомлять вам рішення. Хто написав, не дізнається ніхто: {name} теж.',
  reason: 'Причина',
  choose: 'Оберіть причину',
  missing: 'Оберіть причину, щоб скарга потрапила до потрібних людей.',
  text: 'Своїми словами (необов’язково)',
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
    MORALITY: 'Порушення моралі',
    INAPPROPRIATE: 'Неприйнятний вміст',
    OFF_TOPIC: 'Не за темою',
    OTHER: 'Інше',
  },
};
