import type { Key } from './event-store.ts';
import type { Message } from './message.ts';

/** A subscription, as seen by the delivery of events. */
export type Receiver = { receive(message: Message): void; cutOff(reason: string): void };

/**
 * A receiver in a channel. It has been sent everything between `from` and the channel's position. While it is held, new
 * messages are buffered, so that missed ones are sent first.
 */
export type Member<K extends Key = Key> = {
  channel: Channel<K>;
  receiver: Receiver;
  from: Date;
  /** Number of current holds. */
  holds: number;
  waiting: Message[];
};

/** All receivers of one queue or topic in this process. They have been sent everything up to `position`. */
export type Channel<K extends Key = Key> = {
  key: K;
  position: Date | undefined;
  members: Set<Member<K>>;
  /** Receivers waiting for the position. */
  joining: number;
};

/** Buffer size per receiver. On overflow the client is disconnected; it syncs when it reconnects. */
const mostWaiting = 1_000;

export const sendTo = ({ members }: Channel, message: Message) => {
  for (const { holds, waiting, receiver } of members) {
    if (holds === 0) receiver.receive(message);
    else if (waiting.push(message) > mostWaiting) receiver.cutOff('try again');
  }
};

export const hold = (member: Member) => {
  member.holds++;
};

export const release = (member: Member) => {
  if (--member.holds > 0) return;
  for (const message of member.waiting.splice(0)) member.receiver.receive(message);
};
