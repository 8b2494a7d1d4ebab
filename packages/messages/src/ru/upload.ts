import type { upload as english } from '../en/upload.ts';
import type { Translation } from '../translation.ts';

export const upload: Translation<typeof english> = {
  another: 'Выбрать другой файл',
  sending: 'Загружаем, {percent} %',
  progress: 'Ход загрузки',
  waiting: 'Связь прервалась на {percent} %. Продолжим автоматически.',
  goOn: 'Продолжить сейчас',
  checking: 'Проверяем файл…',
  ready: 'Файл загружен',
  resumed: 'Продолжаем начатую загрузку.',
  tooLarge: 'Этот файл больше {most, number} МБ. Выберите короче или с меньшим качеством.',
  tooMany: 'Слишком много файлов загружается одновременно. Завершите один или попробуйте завтра.',
  unplayable: 'Браузеры не воспроизводят этот файл. Выберите другой формат.',
  changed: 'Файл повредился при загрузке. Выберите его ещё раз.',
};
