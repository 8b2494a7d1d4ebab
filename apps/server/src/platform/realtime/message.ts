import type { LiveEvent } from '@stagedoor/contract/live-events';

/** All of a MESSAGE frame but the two headers that differ from socket to socket: built once, sent to all. */
export type Message = Buffer;

export const messageOf = (idUser: number, events: readonly LiveEvent[]): Message => {
  const body = JSON.stringify(events);
  const id = `${idUser}-${events.at(-1)?.date.replaceAll(/\D/g, '')}`;
  return Buffer.from(
    `message-id:${id}\ncontent-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`,
  );
};

/** For somebody whose last event was so long ago that what came after it is no longer kept. */
export const lookAgain = (idUser: number, at: Date): Message => {
  const date = at.toISOString();
  return messageOf(idUser, [
    { eventType: 'THREAD_UPDATED', date },
    { eventType: 'CHAT_UPDATED', date },
    { eventType: 'EVENT_LOG_UPDATED', date, eventLogs: [] },
  ]);
};
