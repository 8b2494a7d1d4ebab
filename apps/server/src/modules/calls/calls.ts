import type { Language } from '@stagedoor/contract/limits';
import type { Call, CallBooking } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../platform/database/database.ts';
import { signTokens } from './app/sign-tokens.ts';
import { takeAppStatus, takeProviderStatus } from './app/take-status.ts';
import { acceptTime, proposeTime } from './book/answer-time.ts';
import { bookCall } from './book/book-call.ts';
import { drawCalendar, openCalendar } from './book/calendar.ts';
import { callOff } from './book/call-off.ts';
import { joinCall } from './book/join-call.ts';
import { listTimes } from './book/list-times.ts';
import { listBookings, showBooking, showChangedBooking } from './book/show-booking.ts';
import type { Deps } from './deps.ts';
import { denyCall, endCall } from './end/end-call.ts';
import { findByOrder } from './read/find-by-order.ts';
import { listCalls } from './read/list-calls.ts';
import { listServers } from './read/list-servers.ts';
import { showCall, showChanged } from './read/show-call.ts';
import { setCallSettings, showCallSettings } from './settings/call-settings.ts';
import { showOffer } from './start/show-offer.ts';
import { startCall } from './start/start-call.ts';
import { answerCall } from './talk/answer-call.ts';
import { beatCall } from './talk/beat-call.ts';
import { extendCall } from './talk/extend-call.ts';
import { signalCall } from './talk/signal-call.ts';

export type Calls = ReturnType<typeof createCalls>;

type Own = { idUser: number; idCall: number };
type Shown = { language: Language; key?: string | undefined };

/** Calls of fans with talents: minutes are set aside, the meter counts what is talked, the rest comes back. */
export const createCalls = (deps: Deps) => {
  /** What the call is like after the change, in its transaction. */
  const changing =
    <Input extends Own>(change: (tx: Tx, input: Input) => Promise<void>) =>
    (input: Input & Shown): Promise<Call> =>
      deps.database.inTransaction(async (tx) => {
        await change(tx, input);
        return showChanged(tx, deps, input);
      });
  /** The same for a booking. */
  const changingBooking =
    <Input extends { idUser: number; idBooking: number }>(change: (tx: Tx, input: Input) => Promise<void>) =>
    (input: Input & { language: Language }): Promise<CallBooking> =>
      deps.database.inTransaction(async (tx) => {
        await change(tx, input);
        return showChangedBooking(tx, deps, input);
      });
  return {
    showOffer: showOffer(deps),
    start: startCall(deps),
    extend: extendCall(deps),
    answer: changing(answerCall(deps)),
    beat: changing(beatCall(deps)),
    end: changing(endCall(deps)),
    deny: (own: Own) => deps.database.inTransaction((tx) => denyCall(deps)(tx, own)),
    signal: signalCall(deps),
    show: showCall(deps),
    list: listCalls(deps),
    findByOrder: findByOrder(deps),
    bookings: {
      listTimes: listTimes(deps),
      book: bookCall(deps),
      show: showBooking(deps),
      list: listBookings(deps),
      accept: changingBooking(acceptTime(deps)),
      propose: changingBooking(proposeTime(deps)),
      callOff: changingBooking(callOff(deps)),
      join: changingBooking(joinCall(deps)),
      openCalendar: openCalendar(deps),
      drawCalendar: drawCalendar(deps),
    },
    listServers: listServers(deps),
    showSettings: showCallSettings(deps),
    setSettings: setCallSettings(deps),
    signTokens: signTokens(deps),
    takeAppStatus: takeAppStatus(deps),
    takeProviderStatus: takeProviderStatus(deps),
  };
};
