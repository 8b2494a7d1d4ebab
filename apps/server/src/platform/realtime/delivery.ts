import { limits } from '@stagedoor/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { day } from '../time.ts';
import { type Channel, hold, type Member, type Receiver, release, sendTo } from './channels.ts';
import type { Live } from './live.ts';
import { eventsAfter, eventsBetween, orderEvents, peopleWithNews, type StoredEvent } from './live-events.repo.ts';
import { lookAgain, type Message, messageOf } from './message.ts';

export type Delivery = {
  /** From now on the receiver is sent what is new. */
  join(idUser: number, receiver: Receiver): Promise<Member>;
  /** Sends what lies between `since` and what this receiver has been sent already, then what is new. */
  sync(member: Member, since: Date | null): Promise<void>;
  leave(member: Member): void;
  /** The place of a person's latest event: what is new has a later one. */
  positionOf(idUser: number): Promise<Date>;
  wake(idUsers: readonly number[] | null): void;
  close(): Promise<void>;
};

type Deps = { pool: pg.Pool; live: Pick<Live, 'show'>; clock: Clock; log: FastifyBaseLogger };

const peopleAtOnce = 500;
const eventsAtOnce = 100;
const keptMs = limits.live.keptDays * day;
// Words between processes may be lost; what they would have said is found by looking.
const lookEveryMs = 5_000;

export const createLiveDelivery = ({ pool, live, clock, log }: Deps): Delivery => {
  const channels = new Map<number, Channel>();
  const waiting = new Set<Channel>();
  let pumping: Promise<void> | undefined;
  let closed = false;

  const show = async (idUser: number, events: readonly StoredEvent[]): Promise<Message> =>
    messageOf(idUser, await live.show(events));

  const tell = async (channel: Channel, events: readonly StoredEvent[]) => {
    for (let at = 0; at < events.length; at += eventsAtOnce) {
      const part = events.slice(at, at + eventsAtOnce);
      const message = await show(channel.idUser, part);
      channel.position = part.at(-1)?.at ?? channel.position;
      sendTo(channel, message);
    }
  };

  const tellAll = async (batch: readonly Channel[]) => {
    const ids = batch.map(({ idUser }) => idUser);
    const last = await orderEvents(pool, ids, clock.now());
    const open = batch.flatMap(({ idUser, position }) => (position ? [{ idUser, position }] : []));
    const news = open.length > 0 ? await eventsAfter(pool, open) : new Map<number, StoredEvent[]>();
    await Promise.all(
      batch.map(async (channel) => {
        if (!channel.position) channel.position = last.get(channel.idUser);
        else await tell(channel, news.get(channel.idUser) ?? []).catch((error) => giveUp(channel, error));
      }),
    );
  };

  // Nobody is left with a gap: whoever was cut off comes back and asks.
  const giveUp = ({ idUser, members }: Channel, error: unknown) => {
    log.error({ err: error, idUser }, 'a live event could not be shown');
    for (const { receiver } of [...members]) receiver.cutOff('try again');
  };

  const pump = async () => {
    while (waiting.size > 0 && !closed) {
      const batch = [...waiting].slice(0, peopleAtOnce);
      for (const channel of batch) waiting.delete(channel);
      await tellAll(batch).catch((error) => log.error({ err: error }, 'live events could not be read'));
    }
  };

  const start = () => {
    pumping ??= pump().finally(() => {
      pumping = undefined;
      if (waiting.size > 0 && !closed) start();
    });
    return pumping;
  };

  const openChannels = () =>
    [...channels.values()].flatMap(({ idUser, position }) => (position ? [{ idUser, position }] : []));

  const look = async () => {
    const people = openChannels();
    if (people.length > 0) wake(await peopleWithNews(pool, people));
  };

  const wake = (idUsers: readonly number[] | null) => {
    if (!idUsers) return void look().catch((error) => log.error({ err: error }, 'live events could not be read'));
    for (const idUser of idUsers) {
      const channel = channels.get(idUser);
      if (channel) waiting.add(channel);
    }
    if (waiting.size > 0) void start();
  };

  const timer = setInterval(() => wake(null), lookEveryMs);

  const findPosition = async (channel: Channel): Promise<Date> => {
    for (let tries = 0; !channel.position && tries < 3; tries++) {
      waiting.add(channel);
      await start();
    }
    if (!channel.position) throw new Error('The place of the latest event could not be read.');
    return channel.position;
  };

  const closeIfEmpty = ({ idUser, members, joining }: Channel) => {
    if (members.size + joining === 0) channels.delete(idUser);
  };

  const replay = async ({ channel: { idUser }, receiver, from }: Member, since: Date) => {
    for (let after = since; ; ) {
      const events = await eventsBetween(pool, { idUser, after, upTo: from, size: eventsAtOnce });
      const last = events.at(-1);
      if (!last) return;
      receiver.receive(await show(idUser, events));
      after = last.at;
    }
  };

  return {
    async join(idUser, receiver) {
      const channel = channels.get(idUser) ?? { idUser, position: undefined, members: new Set(), joining: 0 };
      channels.set(idUser, channel);
      channel.joining++;
      try {
        const member: Member = { channel, receiver, from: await findPosition(channel), held: [] };
        channel.members.add(member);
        return member;
      } finally {
        channel.joining--;
        closeIfEmpty(channel);
      }
    },
    async sync(member, since) {
      const { channel, receiver, from } = member;
      hold(member);
      if (since && since <= from && clock.now().getTime() - since.getTime() > keptMs) {
        receiver.receive(lookAgain(channel.idUser, from));
        member.from = new Date(0);
      } else if (since && since < from) {
        await replay(member, since);
        member.from = since;
      }
      release(member);
    },
    leave(member) {
      member.channel.members.delete(member);
      closeIfEmpty(member.channel);
    },
    async positionOf(idUser) {
      const known = channels.get(idUser)?.position;
      return known ?? (await orderEvents(pool, [idUser], clock.now())).get(idUser) ?? clock.now();
    },
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await pumping;
    },
  };
};
