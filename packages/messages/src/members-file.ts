import type { Language } from '@stagedoor/contract/limits';

/** The columns of the file with a talent's members. Dates are UTC, amounts US dollars. */
export const memberColumns: Record<Language, readonly string[]> = {
  en: ['Name', 'Plan', 'Status', 'Since', 'Next payment', 'Amount, USD', 'Paid in total, USD', 'Ends'],
  uk: ['Ім’я', 'План', 'Статус', 'З', 'Наступний платіж', 'Сума, USD', 'Усього сплачено, USD', 'Завершення'],
  ru: ['Имя', 'План', 'Статус', 'С', 'Следующий платёж', 'Сумма, USD', 'Всего оплачено, USD', 'Завершение'],
};

export const memberStates = {
  en: { active: 'Active', retrying: 'Payment declined', stopping: 'Ending', ended: 'Ended' },
  uk: { active: 'Діє', retrying: 'Платіж відхилено', stopping: 'Завершується', ended: 'Завершено' },
  ru: { active: 'Действует', retrying: 'Платёж отклонён', stopping: 'Завершается', ended: 'Завершена' },
} as const satisfies Record<Language, Record<string, string>>;
