import type { upload as english } from '../en/upload.ts';
import type { Translation } from '../translation.ts';

export const upload: Translation<typeof english> = {
  another: 'Вибрати інший файл',
  sending: 'Завантажуємо, {percent} %',
  progress: 'Перебіг завантаження',
  waiting: 'Зв’язок обірвався на {percent} %. Продовжимо автоматично.',
  goOn: 'Продовжити зараз',
  checking: 'Перевіряємо файл…',
  ready: 'Файл завантажено',
  resumed: 'Продовжуємо розпочате завантаження.',
  tooLarge: 'Цей файл більший за {most, number} МБ. Виберіть коротший або з меншою якістю.',
  tooMany: 'Забагато файлів завантажується водночас. Завершіть один або спробуйте завтра.',
  unplayable: 'Браузери не відтворюють цей файл. Виберіть інший формат.',
  changed: 'Файл пошкодився під час завантаження. Виберіть його ще раз.',
};
