import { limits } from '@stagedoor/contract/limits';
import { syncBody } from '@stagedoor/contract/live/live-event';
import { queueOf, syncDestination, topicsPrefix } from '@stagedoor/contract/live-destinations';
import { moment } from '@stagedoor/contract/schemas/primitives';
import { type Member, release } from './channels.ts';
import { type Credentials, credentialsIn } from './credentials.ts';
import type { Delivery } from './delivery.ts';
import { type Frame, ProtocolError, writeFrame } from './frames.ts';
import { Subscription, type Wire } from './subscription.ts';
import type { Watching } from './watching.ts';

/** The user of a socket. */
export type Owner = { idUser: number; idSession: string; device: string };
/** `renewed`: the token to use from now on. */
export type Authenticate = (credentials: Credentials) => Promise<{ owner: Owner; renewed?: string | undefined } | null>;

type Deps = {
  queues: Delivery<number>;
  topics: Pick<Watching, 'watch'>;
  authenticate: Authenticate;
  /** `owner` is null for a visitor. Returns false when there is no room, or the socket closed during authentication. */
  admit: (owner: Owner | null, heartbeat: Heartbeat) => boolean;
};

/** Heartbeat intervals; 0 means none. */
export type Heartbeat = { toClientMs: number; fromClientMs: number };

/**
 * A client that syncs right after subscribing gets missed events before new ones; for other clients new events wait
 * this long.
 */
const syncGraceMs = 250;
const longestId = 100;
const longestKey = 200;
const mostTopics = 50;

/** Headers of the RECEIPT besides its id. */
type ReceiptHeaders = Record<string, string>;
type Queue = { subscription: Subscription; member: Member<number>; open(): void };

/** The STOMP 1.2 session of one socket; handles frames in order. An invalid frame ends it. */
export class StompSession {
  readonly #deps: Deps;
  readonly wire: Wire;
  /** Undefined before CONNECT, null for a visitor. */
  #owner: Owner | null | undefined;
  #queue: Queue | undefined;
  readonly #topics = new Map<string, Subscription>();
  #over = false;

  constructor(deps: Deps, wire: Wire) {
    this.#deps = deps;
    this.wire = wire;
  }

  cutOff(reason: string) {
    if (this.#over) return;
    this.wire.send(writeFrame('ERROR', { message: reason }));
    this.end();
    this.wire.close(reason);
  }

  /** Releases everything; the socket is closed or closing. */
  end() {
    this.#over = true;
    this.#leaveQueue();
    for (const subscription of this.#topics.values()) subscription.leave();
    this.#topics.clear();
  }

  /** Called when a subscription's topic was closed. */
  forget(id: string) {
    this.#topics.delete(id);
  }

  async handle(frame: Frame): Promise<void> {
    if (this.#over) return;
    const headers = await this.#obey(frame);
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined && !this.#over) {
      this.wire.send(writeFrame('RECEIPT', { 'receipt-id': receipt, ...headers }));
    }
    if (frame.command !== 'DISCONNECT') return;
    this.end();
    this.wire.close('goodbye');
  }

  async #obey(frame: Frame): Promise<ReceiptHeaders | undefined> {
    if (this.#owner === undefined) {
      if (frame.command !== 'CONNECT' && frame.command !== 'STOMP') throw new ProtocolError('CONNECT comes first');
      await this.#connect(frame);
      return;
    }
    switch (frame.command) {
      case 'SUBSCRIBE':
        return this.#subscribe(frame, this.#owner);
      case 'UNSUBSCRIBE':
        this.#unsubscribe(frame);
        return;
      case 'SEND':
        await this.#sync(frame);
        return;
      case 'DISCONNECT':
        return;
      default:
        throw new ProtocolError('unknown command');
    }
  }

  async #connect({ headers }: Frame) {
    if (!headers.get('accept-version')?.split(',').includes('1.2')) {
      throw new ProtocolError('this server speaks STOMP 1.2');
    }
    const heartbeat = negotiate(headers.get('heart-beat') ?? '0,0');
    const credentials = credentialsIn(headers);
    const found = credentials && (await this.#deps.authenticate(credentials));
    if (credentials && !found) throw new ProtocolError('log in again');
    const owner = found?.owner ?? null;
    const date = owner && (await this.#deps.queues.positionOf(owner.idUser));
    if (this.#over || !this.#deps.admit(owner, heartbeat)) return;
    this.#owner = owner;
    const { heartbeatMs } = limits.live;
    this.wire.send(
      writeFrame('CONNECTED', {
        version: '1.2',
        'heart-beat': `${heartbeatMs},${heartbeatMs}`,
        ...(date && { date: date.toISOString() }),
        ...(found?.renewed && { authorization: `Bearer ${found.renewed}` }),
      }),
    );
  }

  async #subscribe({ headers }: Frame, owner: Owner | null): Promise<ReceiptHeaders | undefined> {
    const id = headers.get('id');
    const destination = headers.get('destination') ?? '';
    if (!id || id.length > longestId) throw new ProtocolError('a subscription needs an id');
    if ((headers.get('ack') ?? 'auto') !== 'auto') throw new ProtocolError('messages are not acknowledged here');
    if (this.#topics.has(id) || this.#queue?.subscription.id === id) {
      throw new ProtocolError('there is a subscription with this id');
    }
    const subscription = new Subscription(this, id, destination);
    if (destination.startsWith(topicsPrefix)) return this.#watch(subscription, destination, headers, owner);
    if (!owner || destination !== queueOf(owner.idUser, owner.device))
      throw new ProtocolError('this is not your queue');
    if (this.#queue) throw new ProtocolError('one subscription to it is enough');
    await this.#openQueue(subscription, owner);
    return;
  }

  async #openQueue(subscription: Subscription, { idUser }: Owner) {
    const member = await this.#deps.queues.join(idUser, subscription);
    if (this.#over) return this.#deps.queues.leave(member);
    let open = () => {
      clearTimeout(grace);
      open = () => {};
      release(member);
    };
    const grace = setTimeout(() => open(), syncGraceMs);
    subscription.opened(() => {
      clearTimeout(grace);
      this.#deps.queues.leave(member);
    });
    this.#queue = { subscription, member, open: () => open() };
  }

  async #watch(
    subscription: Subscription,
    destination: string,
    headers: Frame['headers'],
    owner: Owner | null,
  ): Promise<ReceiptHeaders | undefined> {
    if (this.#topics.size >= mostTopics) throw new ProtocolError('too many subscriptions');
    const key = headers.get('key');
    const since = readSince(headers.get('since'));
    if (key !== undefined && key.length > longestKey) throw new ProtocolError('the key is too long');
    this.#topics.set(subscription.id, subscription);
    const watcher = { idUser: owner?.idUser ?? null, key };
    const watch = await this.#deps.topics.watch(destination, watcher, subscription, since);
    if (!watch) {
      subscription.close();
      return;
    }
    subscription.opened(watch.leave);
    return { date: watch.from.toISOString() };
  }

  /** Ignores an unknown id: the topic may have been closed meanwhile. */
  #unsubscribe({ headers }: Frame) {
    const id = headers.get('id');
    if (id === undefined) throw new ProtocolError('a subscription needs an id');
    if (id === this.#queue?.subscription.id) return this.#leaveQueue();
    this.#topics.get(id)?.leave();
    this.#topics.delete(id);
  }

  async #sync({ headers, body }: Frame) {
    if (headers.get('destination') !== syncDestination) throw new ProtocolError('nothing can be sent there');
    const { data } = syncBody.safeParse(parseJson(body));
    if (!data) throw new ProtocolError('lastReceivedDate is missing or no date');
    if (!this.#queue) throw new ProtocolError('SUBSCRIBE comes before /sync');
    const { member, open } = this.#queue;
    await this.#deps.queues.sync(member, data.lastReceivedDate === null ? null : new Date(data.lastReceivedDate));
    open();
  }

  #leaveQueue() {
    this.#queue?.subscription.leave();
    this.#queue = undefined;
  }
}

const negotiate = (header: string): Heartbeat => {
  const [, canSend, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(header) ?? [];
  if (!canSend || !wants) throw new ProtocolError('heart-beat is two numbers');
  const agreed = (ms: number) => (ms === 0 ? 0 : Math.max(ms, limits.live.heartbeatMs));
  return { toClientMs: agreed(Number(wants)), fromClientMs: agreed(Number(canSend)) };
};

const readSince = (header: string | undefined): Date | null => {
  if (header === undefined) return null;
  const { data } = moment.safeParse(header);
  if (!data) throw new ProtocolError('since is no date');
  return new Date(data);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
