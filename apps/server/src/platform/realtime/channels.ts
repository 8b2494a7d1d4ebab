import type { Key } from './event-store.ts';
import type { Message } from './message.ts';

/** A subscription as the events see it. */
export type Receiver = { receive(message: Message): void; cutOff(reason: string): void };

/**
 * A receiver of a channel. It has been sent everything between `from` and the channel's position. While it is held, what is
 * new waits, so that what it missed comes first.
 */
export type Member<K extends Key = Key> = {
  channel: Channel<K>;
  receiver: Receiver;
  from: Date;
  /** How many hold it at the moment. */
  holds: number;
  waiting: Message[];
};

/** All receivers of one queue or topic in this process. All that is up to `position` has been sent to them. */
export type Channel<K extends Key = Key> = {
  key: K;
  position: Date | undefined;
  members: Set<Member<K>>;
  /** Receivers that wait for the position. */
  joining: number;
};

/** So many messages may wait for one receiver; it asks again when it is back. */
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
