import type { occasions as english } from '../en/occasions.ts';
import type { Translation } from '../translation.ts';

export const occasions: Translation<typeof english> = {
  birthday: 'День народження',
  anniversary: 'Річниця',
  wedding: 'Весілля',
  graduation: 'Випускний',
  thanks: 'Подяка',
  encouragement: 'Підтримка',
  justBecause: 'Просто так',
  other: 'Інше',
};
