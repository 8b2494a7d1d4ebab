import type { titles as english } from '../en/titles.ts';
import type { Translation } from '../translation.ts';

export const titles: Translation<typeof english> = {
  home: 'Stagedoor — постучите, вам откроют',
  homeDescription:
    'Автографы, видеопоздравления, сообщения и звонки от людей, которыми вы восхищаетесь. Платите один раз, видите каждый цент, получаете вовремя или деньги назад.',
  explore: 'Все люди — Stagedoor',
  exploreGroup: '{group} — Stagedoor',
  exploreDescription: 'Люди, которые отвечают: певцы, спортсмены, писатели и многие другие, у каждого цена на двери.',
  profile: '{name}, {headline} — Stagedoor',
  login: 'Вход — Stagedoor',
  loginDescription: 'Войдите к своим заказам, разговорам и кошельку.',
};
