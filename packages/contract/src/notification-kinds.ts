import { type NotificationType, notificationTypes } from './notification-types.ts';
import type { EventLogItem } from './schemas/event-log-item.ts';

export const channels = ['inApp', 'email', 'push'] as const;
export type Channel = (typeof channels)[number];
export type Channels = Record<Channel, boolean>;

type Linked = Pick<EventLogItem, 'idPost' | 'idProduct' | 'idOrder' | 'idUser' | 'idPartner'>;
/** Null where the notification lacks what the address needs. */
type Link = (item: Linked) => string | null;

export type NotificationKind = {
  link: Link;
  /** Which of the person's mail preferences it falls under; orders and money are under none of them. */
  about: 'activity' | 'reminders' | 'orders' | 'money';
  /** What `sum` counts, where it counts something. */
  sum?: 'people' | 'cents';
  /** Where it goes unless the person chose otherwise. */
  usual: Channels;
  /** An email written for this very thing always goes out: notifications add none, and there is nothing to choose. */
  ownEmail?: true;
  /** While one about the same order is unread, the next renews it instead of standing beside it. */
  renewed?: true;
};

const to = (address: string, ...needed: (number | null)[]) => (needed.includes(null) ? null : address);
const post: Link = ({ idPost }) => to(`/post/${idPost}`, idPost);
const communityPost: Link = ({ idPost }) => to(`/community/post/${idPost}`, idPost);
const product: Link = ({ idProduct, idUser }) => to(`/product?id=${idProduct}&user=${idUser}`, idProduct, idUser);
const order: Link = ({ idOrder }) => to(`/orders/${idOrder}`, idOrder);
/** Where the talent does the work. */
const desk: Link = ({ idOrder }) => to(`/studio/orders/${idOrder}`, idOrder);
const orders: Link = (item) => order(item) ?? to(`/orders?partner=${item.idPartner}`, item.idPartner);
const person: Link = ({ idUser }) => to(`/${idUser}`, idUser);
const wallet: Link = () => '/wallet';
const application: Link = () => '/become-a-talent';

const quiet: Channels = { inApp: true, email: false, push: false };
const pushed: Channels = { inApp: true, email: false, push: true };
const loud: Channels = { inApp: true, email: true, push: true };

const activity = (link: Link, usual: Channels): NotificationKind => ({ link, about: 'activity', usual });
const likes = (link: Link): NotificationKind => ({ link, about: 'activity', sum: 'people', usual: quiet });
const reminder = (link: Link, usual: Channels): NotificationKind => ({ link, about: 'reminders', usual });
const money = (link: Link, usual: Channels): NotificationKind => ({ link, about: 'money', sum: 'cents', usual });
const ofOrder = (link: Link): NotificationKind => ({ link, about: 'orders', usual: loud });
const ownEmail = (kind: NotificationKind): NotificationKind => ({
  ...kind,
  usual: { ...kind.usual, email: true },
  ownEmail: true,
});

/** Every type of notification: where it leads, and how it reaches people. Its text is in `messages`. */
export const notificationKinds: Record<NotificationType, NotificationKind> = {
  NEW_COMMENT: activity(post, pushed),
  NEW_POST: activity(post, pushed),
  NEW_COMMENT_ANSWER: activity(post, pushed),
  MISS_YOU_POST: reminder(post, loud),
  POPULAR_POST: activity(post, pushed),
  AUCTION_STARTED_FOR_OWNER: activity(product, loud),
  FIRST_BID: activity(product, loud),
  AUCTION_ENDED_FOR_OWNER: activity(product, loud),
  AUCTION_ENDED_NO_BIDS: activity(product, loud),
  NEW_BID: activity(product, pushed),
  HIGHER_BID: activity(product, loud),
  AUCTION_ENDED_LOSE: activity(product, loud),
  AUCTION_ENDED_WIN: activity(product, loud),
  LIKE_POST: likes(post),
  LIKE_COMMENT: likes(post),
  LIKE_COMMENT_ANSWER: likes(post),
  DEPOSIT_RECEIVED: ownEmail(money(wallet, pushed)),
  WITHDRAW_APPROVED: ownEmail(money(wallet, pushed)),
  WITHDRAW_REJECTED: ownEmail(money(wallet, pushed)),
  WITHDRAW_RETURNED: ownEmail(money(wallet, pushed)),
  MONEY_BACK_MESSAGE: ownEmail(money(wallet, pushed)),
  MONEY_BACK_CALL: ownEmail(money(wallet, pushed)),
  BACK_ONLINE: reminder(person, loud),
  NEW_PRODUCT: activity(product, pushed),
  EVERYTHING_SOLD: activity(product, loud),
  PHYSICAL_MONEY_RECEIVED: money(wallet, loud),
  PRODUCT_REMIND: reminder(product, loud),
  NEW_PRODUCT_REACTION: activity(orders, pushed),
  COLLABORATION_APPROVED: activity(orders, loud),
  COLLABORATION_REJECTED: ownEmail(activity(orders, pushed)),
  COMMUNITY_NEW_COMMENT: activity(communityPost, pushed),
  COMMUNITY_NEW_COMMENT_ANSWER: activity(communityPost, pushed),
  COMMUNITY_LIKE_POST: likes(communityPost),
  COMMUNITY_LIKE_COMMENT: likes(communityPost),
  COMMUNITY_LIKE_COMMENT_ANSWER: likes(communityPost),
  COMMUNITY_NEW_POST: activity(communityPost, pushed),
  PURCHASED_SUBSCRIPTION: activity(orders, loud),
  DONATION_RECEIVED: money(wallet, loud),
  EVENT_INFO: ownEmail(reminder(product, pushed)),
  APPLICATION_APPROVED: ownEmail(activity(application, pushed)),
  APPLICATION_REJECTED: ownEmail(activity(application, pushed)),
  APPLICATION_MORE_ASKED: ownEmail(activity(application, pushed)),
  NEW_ORDER: ownEmail(ofOrder(desk)),
  ORDER_MESSAGE: { ...ofOrder(order), renewed: true },
  ORDER_DELIVERED: ownEmail(ofOrder(order)),
  ORDER_DECLINED: ownEmail({ ...ofOrder(order), sum: 'cents' }),
  ORDER_CANCELLED: ofOrder(order),
  ORDER_EXPIRED: ofOrder(order),
  ORDER_REFUNDED: ownEmail({ ...ofOrder(order), sum: 'cents' }),
  EXPRESS_LATE: ownEmail({ ...ofOrder(order), sum: 'cents' }),
  EXTENSION_ASKED: ownEmail(ofOrder(order)),
  EXTENSION_AGREED: ofOrder(desk),
  EXTENSION_REFUSED: ofOrder(desk),
  REDO_ASKED: ownEmail(ofOrder(desk)),
  PROBLEM_REPORTED: ownEmail(ofOrder(order)),
  PROBLEM_ANSWERED: ofOrder(order),
  PROBLEM_DISMISSED: ofOrder(order),
  PROBLEM_REFUNDED: ofOrder(order),
};

/** A newer server may know types that this client does not: they show nothing. */
export const isNotificationType = (type: string): type is NotificationType =>
  (notificationTypes as readonly string[]).includes(type);
