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
  /** What is set aside, in the order in which it is used. */
  holds: z.array(z.object({ seconds, rate: priceSchema, fromPack: z.boolean() })),
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

/** What an order of a call is for: both are null until the talent is asked, or it rings. */
export const ofOrderBody = z.object({ idOrder: id });
export const orderCall = z.object({ idCall: id.nullable(), idBooking: id.nullable() });
export type OrderCall = z.output<typeof orderCall>;

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

/** `paying`: its minutes are not set aside yet. `asked`: a time waits for an answer. */
const bookingState = z.enum(['paying', 'asked', 'agreed', 'over']);
export type BookingState = z.output<typeof bookingState>;

/**
 * How it ended. `held`: both came, and the call began. `withdrawn`: by the fan, before both agreed. `declined`: by the
 * talent, likewise. `calledOff`: by either, after that. `expired`: they did not agree in time. `fanAway`, `talentAway`:
 * the other one waited for them. `notMet`: nobody came, or not at the same time. `returned`: its order ended. `unpaid`: nothing could be set aside.
 */
const bookingEnd = z.enum([
  'held',
  'withdrawn',
  'declined',
  'calledOff',
  'expired',
  'fanAway',
  'talentAway',
  'notMet',
  'returned',
  'unpaid',
]);
export type BookingEnd = z.output<typeof bookingEnd>;

export const callBooking = z.object({
  idBooking: id,
  kind: callKind,
  role: callRole,
  state: bookingState,
  end: bookingEnd.nullable(),
  partner: callPartner,
  /** When it is to begin: agreed, or asked for last. */
  at: moment,
  minutes: z.int().min(1),
  /** How many times were asked for or proposed. */
  turn: z.int().min(1).max(callLimits.bookings.turns),
  /** The caller has to answer. */
  isYourTurn: z.boolean(),
  /** The last one was not proposed yet. */
  mayPropose: z.boolean(),
  mayCallOff: z.boolean(),
  /** The caller ended it. */
  endedByYou: z.boolean(),
  /** Without an agreement it ends then. */
  answerBy: moment,
  /** Both can come from then on, and are waited for until then. */
  opensAt: moment,
  closesAt: moment,
  isPartnerHere: z.boolean(),
  rate: priceSchema,
  fromPack: z.boolean(),
  /** What is set aside for it; 0 with a pack. */
  setAside: priceSchema,
  /** What a fan who did not come has paid. */
  paid: priceSchema,
  idOrder: id,
  /** Once it has begun. */
  idCall: id.nullable(),
  /** A file for calendars, once both agree. */
  calendarLink: z.string().nullable(),
});
export type CallBooking = z.output<typeof callBooking>;

/** For the talent themselves: all free times, whatever their hours. */
export const callTimesBody = z.object({ idUser: id, minutes });
export const callTimes = z.object({
  /** The talent’s. */
  timeZone,
  times: z.array(moment),
});
export type CallTimes = z.output<typeof callTimes>;

export const bookCallBody = startCallBody.omit({ key: true }).extend({ at: moment });
export type BookCall = z.output<typeof bookCallBody>;
/** `result`: `success`, or where to continue paying. */
export const bookCallReply = z.object({ idBooking: id, result: z.string() });

export const ofBookingBody = z.object({ idBooking: id });
/** `turn`: of the time that the caller has seen. */
const seenTime = ofBookingBody.extend({ turn: z.int().min(1).max(callLimits.bookings.turns) });
export const acceptTimeBody = seenTime;
export const proposeTimeBody = seenTime.extend({ at: moment });
export const joinCallBody = ofBookingBody.extend({ key: callKey });
/** `over`: those that are over, the latest first; otherwise the open ones, the next first. */
export const bookingsBody = pageBody(callLimits.bookings.page).extend({ over: z.boolean().default(false) });
