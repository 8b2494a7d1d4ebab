import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { otherRoutes } from '../other-routes.ts';
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
    summary: 'Read the unread counts of orders, notifications and chats',
    reply: newEventsCount,
  }),
  getExchangeRates: endpoint({
    ...otherRoutes.getExchangeRates,
    access: 'public',
    summary: 'Read the exchange rates: how much of each currency one dollar buys',
    reply: rates,
  }),
  getDatedRates: endpoint({
    ...routes.getDatedRates,
    access: 'public',
    summary: 'Read the exchange rates with their time',
    reply: datedRates,
  }),
  eventLogs: endpoint({
    ...routes.eventLogs,
    access: 'user',
    summary: 'List the caller’s notifications, newest first',
    body: pageBody(limits.pages.notifications),
    reply: pageOf(eventLogItem),
  }),
  markEventsRead: endpoint({
    ...routes.markEventsRead,
    access: 'user',
    summary: 'Mark notifications as read',
    body: markEventsReadBody,
    reply: empty,
  }),
  getNotificationPreferences: endpoint({
    ...routes.getNotificationPreferences,
    access: 'user',
    summary: 'Read the notification preferences; described in this language, by default the account’s',
    query: z.object({ language: language.optional() }),
    reply: notificationPreferences,
  }),
  updateNotificationPreferences: endpoint({
    ...routes.updateNotificationPreferences,
    access: 'user',
    summary: 'Change notification preferences; omitted ones keep their values',
    query: z.object({ language: language.optional() }),
    body: notificationPreferencesBody,
    reply: notificationPreferences,
  }),
  getPushKey: endpoint({
    ...routes.getPushKey,
    access: 'user',
    summary: 'Read the public key for web push subscriptions; null without web push',
    reply: z.object({ publicKey: z.string().nullable() }),
  }),
  addPushSubscription: endpoint({
    ...routes.addPushSubscription,
    access: 'user',
    summary: 'Subscribe this browser to web push',
    body: pushSubscriptionBody,
    reply: empty,
    refusals: ['serviceLater'],
    limit: { max: 30, seconds: 3600, by: 'caller' },
  }),
  removePushSubscription: endpoint({
    ...routes.removePushSubscription,
    access: 'user',
    summary: 'Unsubscribe this browser from web push',
    body: pushSubscriptionBody.pick({ endpoint: true }),
    reply: empty,
  }),
};
