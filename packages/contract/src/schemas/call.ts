import { z } from 'zod';
import { callLimits } from '../call-limits.ts';
import { priceSchema } from '../money-schema.ts';
import { pageBody } from './page.ts';
import { id, imageLink, language, moment, timeZone } from './primitives.ts';

const callKind = z.enum(['voice', 'video']);
export type CallKind = z.output<typeof callKind>;

/** `paying`: nothing is set aside yet, so it does not ring. */
const callState = z.enum(['paying', 'ringing', 'talking', 'over']);

/**
 * How it ended. `cancelled`: by the fan before it was answered. `dropped`: one of the two fell silent. `spent`: what was
 * set aside is used up. `unpaid`: nothing could be set aside.
 */
const callEnd = z.enum(['cancelled', 'missed', 'denied', 'hungUp', 'dropped', 'spent', 'unpaid']);
export type CallEnd = z.output<typeof callEnd>;

const callStatus = z.enum(['incoming', 'outgoing', 'cancelled', 'missed', 'denied']);
export type CallStatus = z.output<typeof callStatus>;

const callRole = z.enum(['fan', 'talent']);
export type CallRole = z.output<typeof callRole>;

const callPartner = z.object({
  idUser: id,
  name: z.string(),
  imageLink: imageLink.nullable(),
  /** Whether they have a page of their own. */
  hasProfile: z.boolean(),
});

/** Names a tab of a browser, which keeps it over a reload: the one device of a side that is in the call. */
const callKey = z.uuid();

const seconds = z.int().min(0);

/** What moves while it runs. */
const callMeter = z.object({
  state: callState,
  end: callEnd.nullable(),
  /** Both were connected for so long, and so much of it is set aside. */
  talkedSeconds: seconds,
  heldSeconds: seconds,
  /** Whether the meter runs now. */
  isRunning: z.boolean(),
  /** The server’s time of this. */
  at: moment,
});
export type CallMeter = z.output<typeof callMeter>;

export const call = callMeter.extend({
  idCall: id,
  kind: callKind,
  role: callRole,
  status: callStatus,
  isCalling: z.boolean(),
  /** The other side ended it. */
  parnterEndCall: z.boolean(),
  partner: callPartner,
  /** Whether the device that asks is the one in the call. */
  isHere: z.boolean(),
  /** Of one minute; 0 with minutes of a pack. */
  rate: priceSchema,
  fromPack: z.boolean(),
  /** What was charged: final once it is over. */
  cost: priceSchema,
  /** What the talent gets of it; null for the fan. */
  received: priceSchema.nullable(),
  /** It dropped so early that it costs nothing. */
  isFree: z.boolean(),
  idOrder: id,
  startedAt: moment,
  ringsUntil: moment.nullable(),
  endedAt: moment.nullable(),
});
export type Call = z.output<typeof call>;

/** Why nobody can be called now. `NOT_NOW`: outside of their hours, or they are not to be disturbed. */
const callClosedWhy = z.enum([
  'CALLS_OFF',
  'NOT_NOW',
  'NO_OFFER',
  'BLOCKED',
  'BLOCKED_BY_STAFF',
  'ACCOUNT_BLOCKED',
  'LOG_IN',
]);
export type CallClosedWhy = z.output<typeof callClosedWhy>;

export const callOffer = z.object({
  partner: callPartner,
  /** Null: they can be called now. */
  closed: callClosedWhy.nullable(),
  /** One minute; null without an offer. */
  rate: priceSchema.nullable(),
  idProduct: id.nullable(),
  /** What is left of the pack that is used next. */
  packSeconds: seconds,
  /** From when they answer, if not now and if they have said so. */
  answersFrom: moment.nullable(),
});
export type CallOffer = z.output<typeof callOffer>;

/** How the minutes are set aside. `total` is what the form showed; 0 with a pack. */
const callPayment = z.object({
  by: z.enum(['wallet', 'card', 'pack']),
  total: priceSchema,
  idCard: z.uuid().optional(),
  keepCard: z.boolean().optional(),
});
export type CallPayment = z.output<typeof callPayment>;

const minutes = z.int().min(callLimits.minutesMin).max(callLimits.minutesMax);

export const startCallBody = z.object({
  idUser: id,
  kind: callKind,
  minutes,
  payment: callPayment,
  key: callKey,
  language,
});
export type StartCall = z.output<typeof startCallBody>;

/** `result`: `success`, or where to continue paying. */
export const startCallReply = z.object({ idCall: id, result: z.string() });

export const ofCallBody = z.object({ idCall: id });
export const getCallBody = z.object({ idCall: id, key: callKey.optional() });
export const ofDeviceBody = z.object({ idCall: id, key: callKey });
export const signalBody = ofDeviceBody.extend({ signal: z.string().min(1).max(callLimits.signalMax) });

export const extendCallBody = z.object({
  idCall: id,
  minutes: z.int().min(1).max(callLimits.minutesMax),
  payment: callPayment,
  language,
});
export type ExtendCall = z.output<typeof extendCallBody>;

/** What the mobile app says of a call: its own words for it. */
export const reportedStatus = z.enum([...callStatus.options, 'ended']);
export type ReportedStatus = z.output<typeof reportedStatus>;

/** With one person, or all; the latest first. */
export const callsBody = pageBody(callLimits.page).extend({ idUser: id.optional() });

const midnight = 24 * 60;
const callHours = z.object({
  weekday: z.int().min(1).max(7),
  from: z
    .int()
    .min(0)
    .max(midnight - 1),
  to: z.int().min(1).max(midnight),
});

/** `now`: at any time. `never`: not to be disturbed, until that is changed. */
export const callSettings = z.object({
  answers: z.enum(['hours', 'now', 'never']),
  timeZone,
  hours: z.array(callHours),
});
export type CallSettings = z.output<typeof callSettings>;

const isForward = ({ from, to }: z.output<typeof callHours>) => from < to;
export const setCallSettingsBody = callSettings.extend({
  hours: z.array(callHours.refine(isForward, { path: ['to'], params: { word: 'invalid' } })).max(callLimits.spansMax),
});

/** As `RTCIceServer` of the browser. */
export const callServers = z.object({
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
});
