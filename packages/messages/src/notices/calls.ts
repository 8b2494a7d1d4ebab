import * as en from '../en/notices/calls.ts';
import * as ru from '../ru/notices/calls.ts';
import * as uk from '../uk/notices/calls.ts';
import { inLanguages } from '../words.ts';

export const callNotices = inLanguages(en.calls, uk.calls, ru.calls);
export const bookingNotices = inLanguages(en.bookings, uk.bookings, ru.bookings);
export const callInCalendar = inLanguages(en.callInCalendar, uk.callInCalendar, ru.callInCalendar);
