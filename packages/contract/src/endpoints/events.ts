import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { eventLogItem } from '../schemas/event-log-item.ts';
import {
  markEventsReadBody,
  newEventsCount,
  notificationPreferences,
  notificationPreferencesBody,
  pushSubscriptionBody,
} from '../schemas/notification-preferences.ts';
import { pageBody, pageOf } from '../schemas/page.ts';
import { empty, language } from '../schemas/primitives.ts';
import { datedRates, rates } from '../schemas/rates.ts';

export const events = {
  newEventsCount: endpoint({
    ...routes.newEventsCount,
    access: 'user',
    summary: 'How much is new: orders, notifications, chats',
    reply: newEventsCount,
  }),
  getExchangeRates: endpoint({
    ...routes.getExchangeRates,
    access: 'public',
    summary: 'How much of each currency one dollar buys',
    reply: rates,
  }),
  getDatedRates: endpoint({
    ...routes.getDatedRates,
    access: 'public',
    summary: 'The same rates, with the time they are of',
    reply: datedRates,
  }),
  eventLogs: endpoint({
    ...routes.eventLogs,
    access: 'user',
    summary: 'A page of one’s notifications, newest first',
    body: pageBody(limits.pages.notifications),
    reply: pageOf(eventLogItem),
  }),
  markEventsRead: endpoint({
    ...routes.markEventsRead,
    access: 'user',
    summary: 'Marks notifications as read',
    body: markEventsReadBody,
    reply: empty,
  }),
  getNotificationPreferences: endpoint({
    ...routes.getNotificationPreferences,
    access: 'user',
    summary: 'Which notifications reach one, how and when; described in this language, or in the account’s own',
    query: z.object({ language: language.optional() }),
    reply: notificationPreferences,
  }),
  updateNotificationPreferences: endpoint({
    ...routes.updateNotificationPreferences,
    access: 'user',
    summary: 'Changes what is named and leaves the rest',
    query: z.object({ language: language.optional() }),
    body: notificationPreferencesBody,
    reply: notificationPreferences,
  }),
  getPushKey: endpoint({
    ...routes.getPushKey,
    access: 'user',
    summary: 'The key a browser subscribes to web push with; null where there is no web push',
    reply: z.object({ publicKey: z.string().nullable() }),
  }),
  addPushSubscription: endpoint({
    ...routes.addPushSubscription,
    access: 'user',
    summary: 'This browser wants web push',
    body: pushSubscriptionBody,
    reply: empty,
    refusals: ['serviceLater'],
    limit: { max: 30, seconds: 3600, by: 'caller' },
  }),
  removePushSubscription: endpoint({
    ...routes.removePushSubscription,
    access: 'user',
    summary: 'This browser wants no web push any more',
    body: pushSubscriptionBody.pick({ endpoint: true }),
    reply: empty,
  }),
};
