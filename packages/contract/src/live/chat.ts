import { z } from 'zod';
import { id } from '../schemas/primitives.ts';
import { liveEvent } from './live-event.ts';
import { liveTopic } from './live-topic.ts';

/**
 * A message was sent or changed, or somebody has read up to a position. Clients read messages through the API, which
 * asks again whether they may; without a position, reload.
 */
export const chatUpdated = liveEvent('CHAT_UPDATED', {
  payload: z.object({ seq: z.int().optional(), idReader: id.optional(), readSeq: z.int().optional() }),
  again: {},
});
export const chatTyping = liveEvent('CHAT_TYPING', { payload: z.object({ idUser: id.optional() }), again: {} });

/** For all who may read the chat, and for holders of a mailed link, who send its token as the `key`. */
export const chatTopic = liveTopic('chat', chatUpdated, chatTyping);
