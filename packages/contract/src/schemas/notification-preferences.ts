import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, line } from './primitives.ts';

const type = line(64);
const channelSwitches = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
/** `chosen` can be switched; the others are what they are. */
const channelUse = z.enum(['chosen', 'always', 'never']);

const notificationGroup = z.object({
  name: z.string(),
  title: z.string(),
  more: z.string(),
  kinds: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      uses: z.object({ inApp: channelUse, email: channelUse, push: channelUse }),
    }),
  ),
});
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
  /** What reaches one now, by type. */
  types: z.record(z.string(), channelSwitches),
  /** Everything that can reach one, in the account's language. */
  groups: z.array(notificationGroup),
  /** Off after one has unsubscribed: only the mails that always come are sent. */
  optionalEmails: z.boolean(),
  /** Mails and pushes of these hours wait until they end. */
  quietHours: quietHours.nullable(),
  timeZone: z.string(),
  /** One mail a day about what happens around one, instead of one for each. */
  digest: z.boolean(),
});

/** What is left out stays. */
export const notificationPreferencesBody = z.object({
  types: z.record(type, channelSwitches.partial()).optional(),
  optionalEmails: z.boolean().optional(),
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

/** Those named, or those about one order; without either all of them. */
export const markEventsReadBody = z.object({
  ids: z.array(id).max(limits.pages.max).optional(),
  idOrder: id.optional(),
});

export type NotificationPreferences = z.output<typeof notificationPreferences>;
export type NotificationPreferencesChange = z.output<typeof notificationPreferencesBody>;
export type NotificationGroup = z.output<typeof notificationGroup>;
export type ChannelSwitches = z.output<typeof channelSwitches>;
