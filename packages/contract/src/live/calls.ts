import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/** To all devices of both: it rings, was answered, or is over. Clients read the call through the API. */
export const callChanged = liveEvent('CALL_CHANGED', { payload: z.object({ idCall: id.optional() }), again: {} });

/** From one device to the other, as it was sent. */
export const callSignal = liveEvent('CALL_SIGNAL', {
  payload: z.object({ from: z.enum(['fan', 'talent']), signal: z.string() }),
});

/** For the two devices of the call, which send their key: nobody else gets the signals. */
export const callTopic = liveTopic('call', callSignal, callChanged);

/** To all devices of both: a time was asked for, proposed, agreed on or called off, or somebody has come. */
export const bookingChanged = liveEvent('CALL_BOOKING_CHANGED', {
  payload: z.object({ idBooking: id.optional(), idCall: id.optional() }),
  again: {},
});
