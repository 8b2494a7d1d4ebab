import type { photo as english } from '../en/photo.ts';
import type { Translation } from '../translation.ts';

export const photo: Translation<typeof english> = {
  title: 'Фото',
  hint: 'Ваше обличчя, вертикально. Виберіть файл або перетягніть його сюди.',
  yours: 'Ваше фото',
  none: 'Фото ще немає',
  choose: 'Вибрати фото',
  change: 'Змінити фото',
  remove: 'Прибрати фото',
  cropTitle: 'Обріжте фото',
  cropLead: 'Перетягніть фото або пересуньте його стрілками.',
  cropArea: 'Фото, пересувайте його стрілками',
  zoom: 'Збільшення',
  usePhoto: 'Використати фото',
  cancel: 'Скасувати',
  close: 'Закрити',
  sending: 'Завантажуємо, {percent} %',
  progress: 'Завантаження фото',
  unreadable: 'Ми не можемо прочитати цей файл як зображення. Виберіть JPEG, PNG або WebP.',
};
