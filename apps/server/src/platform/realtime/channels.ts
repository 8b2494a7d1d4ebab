import type { Message } from './message.ts';

/** A socket as the events see it. */
export type Receiver = { receive(message: Message): void; cutOff(reason: string): void };

/**
 * A receiver of a channel. It has been sent everything between `from` and the channel's position. While it is held, what is
 * new waits, so that what it missed comes first.
 */
export type Member = { channel: Channel; receiver: Receiver; from: Date; held: Message[] | null };

/** One person's sockets in this process. All that is up to `position` has been sent to them. */
export type Channel = {
  idUser: number;
  position: Date | undefined;
  members: Set<Member>;
  /** Receivers that wait for the position. */
  joining: number;
};

export const sendTo = ({ members }: Channel, message: Message) => {
  for (const { held, receiver } of members) {
    if (held) held.push(message);
    else receiver.receive(message);
  }
};

export const hold = (member: Member) => {
  member.held ??= [];
};

export const release = (member: Member) => {
  const waiting = member.held ?? [];
  member.held = null;
  for (const message of waiting) member.receiver.receive(message);
};
