import type { Language } from '@stagedoor/contract/limits';
import type { OrderShort } from '@stagedoor/contract/schemas/order';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { dayAndTime } from '../../shared/time/dates.ts';

/** A date of an order: by the time of the place for an event or a tour, else by the reader's. */
export const orderTime = (moment: string, { timeZone }: Pick<OrderShort, 'timeZone'>, language: Language): string =>
  timeZone === null ? dayAndTime(new Date(moment), language) : placeTimeInWords(new Date(moment), timeZone, language);
