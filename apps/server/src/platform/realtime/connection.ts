import { limits } from '@stagedoor/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { FrameReader } from './frame-reader.ts';
import { type Frame, ProtocolError } from './frames.ts';
import { type Heartbeat, type Owner, StompSession } from './stomp-session.ts';
import type { Wire } from './subscription.ts';

type Deps = Omit<ConstructorParameters<typeof StompSession>[0], 'admit'> & {
  /** Returns false when there is no room for another socket. */
  admit: (connection: Connection, owner: Owner | null) => boolean;
  log: FastifyBaseLogger;
};

const connectionLimits = {
  /** Time allowed until CONNECT. */
  connectMs: 10_000,
  /** Send buffer per socket. A slower client is disconnected; it syncs when it reconnects. */
  backlogBytes: 256 * 1024,
  /** Frame rate limit: burst, then sustained rate. A reconnecting browser subscribes to all its topics at once. */
  burst: 120,
  perSecond: 5,
} as const;

/** One WebSocket with its rate limit, send buffer and idle timeout. Times are in milliseconds. */
export class Connection implements Wire {
  readonly #socket: WebSocket;
  readonly #session: StompSession;
  readonly #reader = new FrameReader();
  readonly #log: FastifyBaseLogger;
  readonly #openedAt: number;
  /** The client's address, as rate limits count it. */
  readonly network: string;
  #owner: Owner | null | undefined;
  #heartbeat: Heartbeat = { toClientMs: 0, fromClientMs: 0 };
  #heardAt: number;
  #sentAt: number;
  #allowance: number = connectionLimits.burst;
  #working: Promise<void> | undefined;

  constructor(deps: Deps, socket: WebSocket, network: string, now: number) {
    this.#socket = socket;
    this.network = network;
    this.#log = deps.log;
    this.#openedAt = this.#heardAt = this.#sentAt = now;
    const admit = (owner: Owner | null, heartbeat: Heartbeat) => {
      if (socket.readyState !== socket.OPEN || !deps.admit(this, owner)) return false;
      this.#owner = owner;
      this.#heartbeat = heartbeat;
      return true;
    };
    this.#session = new StompSession({ ...deps, admit }, this);
  }

  /** Undefined before CONNECT, null for a visitor. */
  get owner() {
    return this.#owner;
  }

  hear(data: RawData, now: number) {
    this.#allowance = Math.min(
      connectionLimits.burst,
      this.#allowance + ((now - this.#heardAt) / 1000) * connectionLimits.perSecond,
    );
    this.#heardAt = now;
    try {
      const frames = this.#reader.read(data as Buffer);
      this.#allowance -= 1 + frames.length;
      if (this.#allowance < 0) throw new ProtocolError('too much at once');
      for (const frame of frames) this.#queue(frame);
    } catch (error) {
      this.#refuse(error);
    }
  }

  heard(now: number) {
    this.#heardAt = now;
  }

  tick(now: number, everyMs: number) {
    const { toClientMs, fromClientMs } = this.#heartbeat;
    if (this.#owner === undefined) {
      if (now - this.#openedAt > connectionLimits.connectMs) this.cutOff('CONNECT comes first');
      return;
    }
    // A client without heartbeats gets WebSocket pings instead.
    const silenceMs = fromClientMs || limits.live.heartbeatMs;
    if (now - this.#heardAt > 2 * silenceMs + everyMs) return this.#socket.terminate();
    if (fromClientMs === 0 && now - this.#heardAt > silenceMs) this.#socket.ping();
    if (toClientMs > 0 && now - this.#sentAt > toClientMs - 2 * everyMs) this.send('\n', now);
  }

  send(data: string | Buffer, now = performance.now()) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > connectionLimits.backlogBytes) return this.#socket.terminate();
    this.#sentAt = now;
    this.#socket.send(data, { binary: false });
  }

  cutOff(reason: string) {
    this.#session.cutOff(reason);
  }

  close(reason: string) {
    this.#socket.close(1000, reason);
  }

  /** Called when the socket has closed. */
  end() {
    this.#session.end();
  }

  leave() {
    this.end();
    this.#socket.close(1001);
  }

  terminate() {
    this.#socket.terminate();
  }

  // Handles frames strictly in order.
  #queue(frame: Frame) {
    const done = (this.#working ?? Promise.resolve())
      .then(() => this.#session.handle(frame))
      .catch((error) => this.#refuse(error))
      .finally(() => {
        if (this.#working === done) this.#working = undefined;
      });
    this.#working = done;
  }

  #refuse(error: unknown) {
    if (!(error instanceof ProtocolError)) this.#log.error({ err: error }, 'a socket could not be served');
    this.cutOff(error instanceof ProtocolError ? error.message : 'something went wrong, try again');
  }
}
