import type { catalogue as english } from '../../en/notices/catalogue.ts';
import type { Translation } from '../../translation.ts';

export const catalogue: Translation<typeof english> = {
  EVERYTHING_SOLD: {
    name: 'Распродано',
    sentence: { text: '«{product}» распродано' },
    mail: { body: 'Добавьте ещё в студии или предложите что-то новое.', action: 'Открыть продукт' },
  },
  PRODUCT_REMIND: {
    name: 'Что вас ждёт',
    sentence: { text: '«{product}» всё ещё ждёт вас' },
    mail: { body: 'Откройте и продолжите с того же места.', action: 'Открыть' },
  },
};
