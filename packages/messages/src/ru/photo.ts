import type { photo as english } from '../en/photo.ts';
import type { Translation } from '../translation.ts';

export const photo: Translation<typeof english> = {
  title: 'Фото',
  hint: 'Ваше лицо, вертикально. Выберите файл или перетащите его сюда.',
  yours: 'Ваше фото',
  none: 'Фото пока нет',
  choose: 'Выбрать фото',
  change: 'Сменить фото',
  remove: 'Убрать фото',
  cropTitle: 'Обрежьте фото',
  cropLead: 'Перетащите фото или передвиньте его стрелками.',
  cropArea: 'Фото, передвигайте его стрелками',
  zoom: 'Увеличение',
  usePhoto: 'Использовать фото',
  cancel: 'Отмена',
  close: 'Закрыть',
  sending: 'Загружаем, {percent} %',
  progress: 'Загрузка фото',
  unreadable: 'Мы не можем прочитать этот файл как изображение. Выберите JPEG, PNG или WebP.',
};
