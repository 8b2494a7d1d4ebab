import { notificationKinds } from '@stagedoor/contract/notification-kinds';
import { type NotificationType, notificationTypes } from '@stagedoor/contract/notification-types';
import { expect, it } from 'vitest';
import { changeOf, groups, reachOf } from './groups.ts';

const usual = Object.fromEntries(notificationTypes.map((type) => [type, notificationKinds[type].usual])) as Record<
  NotificationType,
  (typeof notificationKinds)[NotificationType]['usual']
>;

it('puts every type into exactly one group', () => {
  const placed = groups.flatMap((group) => Object.keys(changeOf(group, 'inApp', true)));
  expect(placed.toSorted()).toEqual([...notificationTypes].toSorted());
});

it('says all, some or none, as the types of the group have it', () => {
  expect(reachOf(usual, 'likes')).toEqual({ inApp: 'all', email: 'none', push: 'none' });
  expect(reachOf(usual, 'auctions')).toEqual({ inApp: 'all', email: 'some', push: 'all' });
});

it('changes one channel of one group and names nothing else', () => {
  expect(changeOf('reminders', 'push', false)).toEqual({
    MISS_YOU_POST: { push: false },
    BACK_ONLINE: { push: false },
    PRODUCT_REMIND: { push: false },
    EVENT_INFO: { push: false },
    APPLICATION_APPROVED: { push: false },
    APPLICATION_REJECTED: { push: false },
    APPLICATION_MORE_ASKED: { push: false },
  });
});
