import { limits } from '@stagedoor/contract/limits';
import { queueOf, syncDestination } from '@stagedoor/contract/live-destinations';
import { syncBody } from '@stagedoor/contract/live-events';
import { type Member, type Receiver, release } from './channels.ts';
import type { Delivery } from './delivery.ts';
import { type Frame, messageHead, ProtocolError, writeFrame } from './frames.ts';
import type { Message } from './message.ts';

/** Whose socket it is. */
export type Owner = { idUser: number; idSession: string; device: string };
/** A session's own token on its device, or the token that `socket-auth` gave for one socket. */
export type Credentials = { token: string; device: string } | { socketToken: string };
/** `renewed`: the token to use from now on. */
export type Authenticate = (credentials: Credentials) => Promise<{ owner: Owner; renewed?: string | undefined } | null>;

/** The wire under the session. */
export type Wire = { send(data: string | readonly [Buffer, Buffer]): void; close(reason: string): void };

type Deps = {
  delivery: Delivery;
  authenticate: Authenticate;
  /** False: the socket was closed while its owner was looked up. */
  admit: (owner: Owner, heartbeat: Heartbeat) => boolean;
};

/** How often each side promises to be heard; 0: not at all. */
export type Heartbeat = { toClientMs: number; fromClientMs: number };

/** What a client that syncs as soon as it has subscribed gets first is what it missed; the others wait so long for news. */
const syncGraceMs = 250;
const longestId = 100;

type Subscription = { id: string; head: Buffer; member: Member; grace: NodeJS.Timeout };

/** The STOMP 1.2 of one socket: its frames, one after the other. Whatever it does not know ends it. */
export class StompSession implements Receiver {
  readonly #deps: Deps;
  readonly #wire: Wire;
  #owner: Owner | undefined;
  #subscription: Subscription | undefined;
  #over = false;

  constructor(deps: Deps, wire: Wire) {
    this.#deps = deps;
    this.#wire = wire;
  }

  receive(message: Message) {
    if (this.#subscription) this.#wire.send([this.#subscription.head, message]);
  }

  cutOff(reason: string) {
    if (this.#over) return;
    this.#wire.send(writeFrame('ERROR', { message: reason }));
    this.end();
    this.#wire.close(reason);
  }

  /** Lets go of everything; the socket is closed or about to be. */
  end() {
    this.#over = true;
    this.#leave();
  }

  async handle(frame: Frame): Promise<void> {
    if (this.#over) return;
    await this.#obey(frame);
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined && !this.#over) this.#wire.send(writeFrame('RECEIPT', { 'receipt-id': receipt }));
    if (frame.command !== 'DISCONNECT') return;
    this.end();
    this.#wire.close('goodbye');
  }

  async #obey(frame: Frame): Promise<void> {
    const owner = this.#owner;
    if (!owner) {
      if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame);
      throw new ProtocolError('CONNECT comes first');
    }
    switch (frame.command) {
      case 'SUBSCRIBE':
        return this.#subscribe(frame, owner);
      case 'UNSUBSCRIBE':
        return this.#unsubscribe(frame);
      case 'SEND':
        return this.#sync(frame);
      case 'DISCONNECT':
        return;
      default:
        throw new ProtocolError('this is not understood here');
    }
  }

  async #connect({ headers }: Frame) {
    if (!headers.get('accept-version')?.split(',').includes('1.2')) {
      throw new ProtocolError('this server speaks STOMP 1.2');
    }
    const heartbeat = negotiate(headers.get('heart-beat') ?? '0,0');
    const found = await this.#deps.authenticate(credentialsIn(headers));
    if (!found) throw new ProtocolError('log in again');
    const date = await this.#deps.delivery.positionOf(found.owner.idUser);
    if (this.#over || !this.#deps.admit(found.owner, heartbeat)) return;
    this.#owner = found.owner;
    const { heartbeatMs } = limits.live;
    this.#wire.send(
      writeFrame('CONNECTED', {
        version: '1.2',
        'heart-beat': `${heartbeatMs},${heartbeatMs}`,
        date: date.toISOString(),
        ...(found.renewed && { authorization: `Bearer ${found.renewed}` }),
      }),
    );
  }

  async #subscribe({ headers }: Frame, { idUser, device }: Owner) {
    const id = headers.get('id');
    const destination = headers.get('destination');
    if (destination !== queueOf(idUser, device)) throw new ProtocolError('this is not your queue');
    if (!id || id.length > longestId) throw new ProtocolError('a subscription needs an id');
    if (this.#subscription) throw new ProtocolError('one subscription is enough');
    if ((headers.get('ack') ?? 'auto') !== 'auto') throw new ProtocolError('messages are not acknowledged here');
    const member = await this.#deps.delivery.join(idUser, this);
    if (this.#over) return this.#deps.delivery.leave(member);
    const grace = setTimeout(() => release(member), syncGraceMs);
    this.#subscription = { id, head: messageHead(id, destination), member, grace };
  }

  #unsubscribe({ headers }: Frame) {
    if (headers.get('id') !== this.#subscription?.id) throw new ProtocolError('there is no such subscription');
    this.#leave();
  }

  async #sync({ headers, body }: Frame) {
    if (headers.get('destination') !== syncDestination) throw new ProtocolError('nothing can be sent there');
    const { data } = syncBody.safeParse(parseJson(body));
    if (!data) throw new ProtocolError('lastReceivedDate is missing or no date');
    if (!this.#subscription) throw new ProtocolError('SUBSCRIBE comes before /sync');
    const { member, grace } = this.#subscription;
    clearTimeout(grace);
    await this.#deps.delivery.sync(member, data.lastReceivedDate === null ? null : new Date(data.lastReceivedDate));
  }

  #leave() {
    if (!this.#subscription) return;
    clearTimeout(this.#subscription.grace);
    this.#deps.delivery.leave(this.#subscription.member);
    this.#subscription = undefined;
  }
}

const credentialsIn = (headers: Frame['headers']): Credentials => {
  const socketToken = headers.get('passcode');
  if (socketToken) return { socketToken };
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return { token, device: headers.get('x-device-id') ?? '' };
};

const negotiate = (header: string): Heartbeat => {
  const [, canSend, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(header) ?? [];
  if (!canSend || !wants) throw new ProtocolError('heart-beat is two numbers');
  const agreed = (ms: number) => (ms === 0 ? 0 : Math.max(ms, limits.live.heartbeatMs));
  return { toClientMs: agreed(Number(wants)), fromClientMs: agreed(Number(canSend)) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
