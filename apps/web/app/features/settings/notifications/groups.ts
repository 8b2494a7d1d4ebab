import { type Channel, type Channels, channels, notificationKinds } from '@stagedoor/contract/notification-kinds';
import { type NotificationType, notificationTypes } from '@stagedoor/contract/notification-types';

export const groups = ['orders', 'talk', 'likes', 'shop', 'auctions', 'money', 'reminders'] as const;
export type Group = (typeof groups)[number];

/** People decide about what belongs together at once. */
const groupOf: Record<NotificationType, Group> = {
  NEW_ORDER: 'orders',
  ORDER_MESSAGE: 'orders',
  ORDER_DELIVERED: 'orders',
  ORDER_DECLINED: 'orders',
  ORDER_CANCELLED: 'orders',
  ORDER_EXPIRED: 'orders',
  ORDER_REFUNDED: 'orders',
  EXPRESS_LATE: 'orders',
  EXTENSION_ASKED: 'orders',
  EXTENSION_AGREED: 'orders',
  EXTENSION_REFUSED: 'orders',
  REDO_ASKED: 'orders',
  PROBLEM_REPORTED: 'orders',
  PROBLEM_ANSWERED: 'orders',
  PROBLEM_DISMISSED: 'orders',
  PROBLEM_REFUNDED: 'orders',
  NEW_PRODUCT_REACTION: 'orders',
  COLLABORATION_APPROVED: 'orders',
  COLLABORATION_REJECTED: 'orders',
  NEW_COMMENT: 'talk',
  NEW_POST: 'talk',
  NEW_COMMENT_ANSWER: 'talk',
  POPULAR_POST: 'talk',
  COMMUNITY_NEW_COMMENT: 'talk',
  COMMUNITY_NEW_COMMENT_ANSWER: 'talk',
  COMMUNITY_NEW_POST: 'talk',
  LIKE_POST: 'likes',
  LIKE_COMMENT: 'likes',
  LIKE_COMMENT_ANSWER: 'likes',
  COMMUNITY_LIKE_POST: 'likes',
  COMMUNITY_LIKE_COMMENT: 'likes',
  COMMUNITY_LIKE_COMMENT_ANSWER: 'likes',
  NEW_PRODUCT: 'shop',
  EVERYTHING_SOLD: 'shop',
  PURCHASED_SUBSCRIPTION: 'shop',
  AUCTION_STARTED_FOR_OWNER: 'auctions',
  FIRST_BID: 'auctions',
  AUCTION_ENDED_FOR_OWNER: 'auctions',
  AUCTION_ENDED_NO_BIDS: 'auctions',
  NEW_BID: 'auctions',
  HIGHER_BID: 'auctions',
  AUCTION_ENDED_LOSE: 'auctions',
  AUCTION_ENDED_WIN: 'auctions',
  DEPOSIT_RECEIVED: 'money',
  WITHDRAW_APPROVED: 'money',
  WITHDRAW_REJECTED: 'money',
  WITHDRAW_RETURNED: 'money',
  MONEY_BACK_MESSAGE: 'money',
  MONEY_BACK_CALL: 'money',
  PHYSICAL_MONEY_RECEIVED: 'money',
  DONATION_RECEIVED: 'money',
  MISS_YOU_POST: 'reminders',
  BACK_ONLINE: 'reminders',
  PRODUCT_REMIND: 'reminders',
  EVENT_INFO: 'reminders',
  APPLICATION_APPROVED: 'reminders',
  APPLICATION_REJECTED: 'reminders',
  APPLICATION_MORE_ASKED: 'reminders',
};

type Types = Record<NotificationType, Channels>;
/** `some`: on for a part of the group. */
export type Reach = 'all' | 'some' | 'none';

/** What can be chosen: an email that always comes is not among it. */
const typesIn = (group: Group, channel: Channel) =>
  notificationTypes.filter(
    (type) => groupOf[type] === group && !(channel === 'email' && notificationKinds[type].ownEmail),
  );

export const reachOf = (types: Types, group: Group): Record<Channel, Reach> => {
  const reach = (channel: Channel): Reach => {
    const members = typesIn(group, channel);
    const on = members.filter((type) => types[type][channel]).length;
    return on === 0 ? 'none' : on === members.length ? 'all' : 'some';
  };
  return Object.fromEntries(channels.map((channel) => [channel, reach(channel)])) as Record<Channel, Reach>;
};

export const changeOf = (group: Group, channel: Channel, on: boolean) =>
  Object.fromEntries(typesIn(group, channel).map((type) => [type, { [channel]: on }])) as Partial<
    Record<NotificationType, Partial<Channels>>
  >;
