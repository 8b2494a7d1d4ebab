import type { mobile as english } from '../en/mobile.ts';
import type { Translation } from '../translation.ts';

export const mobile: Translation<typeof english> = {
  title: 'Stagedoor у кишені',
  lead: 'Цей сайт — теж застосунок. Додайте його на головний екран, і він відкриватиметься так само, без магазину застосунків.',
  put: 'Як його додати',
  iphone: { name: 'iPhone та iPad', how: 'У Safari: «Поділитися», потім «На початковий екран».' },
  android: { name: 'Android', how: 'У Chrome: меню з трьома крапками, потім «Додати на головний екран».' },
  computer: { name: 'Комп’ютер', how: 'У Chrome або Edge: меню, потім «Установити сторінку як застосунок».' },
  note: 'Оновлювати нічого не потрібно: ви завжди відкриваєте останню версію.',
  go: 'Знайти талант',
};
