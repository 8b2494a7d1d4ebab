import type { mobile as english } from '../en/mobile.ts';
import type { Translation } from '../translation.ts';

export const mobile: Translation<typeof english> = {
  title: 'Stagedoor в кармане',
  lead: 'Этот сайт — тоже приложение. Добавьте его на главный экран, и он будет открываться так же, без магазина приложений.',
  put: 'Как его добавить',
  iphone: { name: 'iPhone и iPad', how: 'В Safari: «Поделиться», затем «На экран „Домой“».' },
  android: { name: 'Android', how: 'В Chrome: меню с тремя точками, затем «Добавить на главный экран».' },
  computer: { name: 'Компьютер', how: 'В Chrome или Edge: меню, затем «Установить страницу как приложение».' },
  note: 'Обновлять ничего не нужно: вы всегда открываете последнюю версию.',
  go: 'Найти талант',
};
