import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, line, timeZone } from './primitives.ts';

const type = line(64);
const channelSwitches = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
/** `chosen` can be switched; the others are fixed. */
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

const quietHours = z.object({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from !== to);

export const notificationPreferences = z.object({
  /** The effective channels, by type. */
  types: z.record(z.string(), channelSwitches),
  /** All kinds of notifications, in the account's language. */
  groups: z.array(notificationGroup),
  /** Off after unsubscribing: only mandatory mails are sent. */
  optionalEmails: z.boolean(),
  /** Mails and pushes of these hours wait until they end. */
  quietHours: quietHours.nullable(),
  timeZone: z.string(),
  /** One mail a day instead of one per notification, where the kind allows it. */
  digest: z.boolean(),
});

/** Partial update: omitted settings stay. */
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
  /** Orders that need the user. */
  result: z.int().min(0),
  eventLogs: z.int().min(0),
  chats: z.int().min(0),
});

/** By ids or by order; without either, all. */
export const markEventsReadBody = z.object({
  ids: z.array(id).max(limits.pages.max).optional(),
  idOrder: id.optional(),
});

export type NotificationPreferences = z.output<typeof notificationPreferences>;
export type NotificationPreferencesChange = z.output<typeof notificationPreferencesBody>;
export type NotificationGroup = z.output<typeof notificationGroup>;
export type ChannelSwitches = z.output<typeof channelSwitches>;
