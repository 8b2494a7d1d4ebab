import type { titles as english } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof english> = {
  home: 'Stagedoor — постукайте, вам відчинять',
  homeDescription:
    'Автографи, відеопривітання, повідомлення й дзвінки від людей, якими ви захоплюєтеся. Платите раз, бачите кожен цент, отримуєте вчасно або гроші назад.',
  explore: 'Усі люди — Stagedoor',
  exploreGroup: '{group} — Stagedoor',
  exploreDescription:
    'Люди, які відповідають: співаки, спортсмени, письменники й багато інших, у кожного ціна на дверях.',
  profile: '{name}, {headline} — Stagedoor',
  login: 'Вхід — Stagedoor',
  loginDescription: 'Увійдіть до своїх замовлень, розмов і гаманця.',
};
