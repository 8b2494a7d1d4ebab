import { expect, it } from 'vitest';
import { isNotificationType, notificationKinds } from './notification-kinds.ts';
import { notificationTypes } from './notification-types.ts';

const item = { idPost: 5, idProduct: 6, idUser: 7, idPartner: 8, idOrder: 9 };
const nothing = { idPost: null, idProduct: null, idUser: null, idPartner: null, idOrder: null };

it.each(notificationTypes)('%s leads to a page of the product', (type) => {
  expect(notificationKinds[type].link(item)).toMatch(
    /^(\/post\/5|\/community\/post\/5|\/7|\/product\?id=6&user=7|\/wallet|\/orders\/9|\/studio\/orders\/9|\/become-a-talent)$/,
  );
});

it('leads nowhere rather than to a broken address', () => {
  const links = notificationTypes.map((type) => notificationKinds[type].link(nothing));
  expect(new Set(links)).toEqual(new Set([null, '/wallet', '/become-a-talent']));
});

it('does not take a foreign word for a type', () => {
  expect(['NEW_POST', 'NEW_THING', 'toString'].map(isNotificationType)).toEqual([true, false, false]);
});
