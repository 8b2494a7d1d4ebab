import { z } from 'zod';
import { limits } from '../limits.ts';
import { notificationTypes } from '../notification-types.ts';
import { id, line } from './primitives.ts';

const type = z.enum(notificationTypes);
const channelSwitches = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
const timeZone = line(64).refine(isTimeZone);

const quietHours = z.object({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from !== to);

export const notificationPreferences = z.object({
  types: z.record(type, channelSwitches),
  /** Mails and pushes of these hours wait until they end. */
  quietHours: quietHours.nullable(),
  timeZone: z.string(),
  /** One mail a day about what happens around one, instead of one for each. */
  digest: z.boolean(),
});

/** What is left out stays. */
export const notificationPreferencesBody = z.object({
  types: z.partialRecord(type, channelSwitches.partial()).optional(),
  quietHours: quietHours.nullable().optional(),
  timeZone: timeZone.optional(),
  digest: z.boolean().optional(),
});

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+=*$/);

/** As the browser's PushSubscription gives it. */
export const pushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: base64url(200), auth: base64url(100) }),
});

export const newEventsCount = z.object({
  /** Orders with news. */
  result: z.int().min(0),
  eventLogs: z.int().min(0),
  chats: z.int().min(0),
});

/** Without ids: all of them. */
export const markEventsReadBody = z.object({ ids: z.array(id).max(limits.pages.max).optional() });

export type NotificationPreferences = z.output<typeof notificationPreferences>;
export type NotificationPreferencesChange = z.output<typeof notificationPreferencesBody>;
