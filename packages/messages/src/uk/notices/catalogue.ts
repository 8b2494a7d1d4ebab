import type { catalogue as english } from '../../en/notices/catalogue.ts';
import type { Translation } from '../../translation.ts';

export const catalogue: Translation<typeof english> = {
  EVERYTHING_SOLD: {
    name: 'Розпродано',
    sentence: { text: '«{product}» розпродано' },
    mail: { body: 'Додайте ще у студії або запропонуйте щось нове.', action: 'Відкрити продукт' },
  },
  PRODUCT_REMIND: {
    name: 'Що чекає на вас',
    sentence: { text: '«{product}» усе ще чекає на вас' },
    mail: { body: 'Відкрийте й продовжте з того ж місця.', action: 'Відкрити' },
  },
};
