import type { CallKind } from '@stagedoor/contract/schemas/call';
import { createPeer, type Peer, type Side, type Tracks } from './peer.ts';
import { readSignal, type Signal } from './signals.ts';

export type ConnectOptions = {
  side: Side;
  kind: CallKind;
  tracks: Tracks;
  create: () => RTCPeerConnection;
  /** Passes a signal to the other device; what fails is not repeated, a later hello begins anew. */
  send: (signal: string) => Promise<unknown>;
  onTracks: (tracks: Tracks) => void;
  onState: (state: RTCPeerConnectionState) => void;
};

export type Connecting = ReturnType<typeof connect>;

/** Without a connection for so long, a device asks for another one. */
const helloMs = 8_000;

/**
 * Connects the two devices of a call. Who has none says hello; to a hello the talent's device answers with one, and the
 * fan's with the offer of a new connection, which replaces any former one on both sides.
 */
export const connect = (options: ConnectOptions) => {
  const { side, send, onTracks, onState } = options;
  const device = crypto.randomUUID();
  let peer: Peer | undefined;
  let { tracks } = options;
  let isClosed = false;

  // One after another, so that a candidate never overtakes the description that it belongs to.
  let sending: Promise<unknown> = Promise.resolve();
  const post = (signal: string) => {
    sending = sending.then(() => (isClosed ? undefined : send(signal))).catch(() => {});
  };
  const hello = () => post(JSON.stringify({ kind: 'hello', session: device } satisfies Signal));
  const greet = () => {
    if (!isClosed && !peer?.isConnected()) hello();
  };
  const timer = setInterval(greet, helloMs);

  const begin = (session: string) => {
    peer?.close();
    onTracks({ audio: null, video: null });
    const current = createPeer({
      ...options,
      tracks,
      session,
      send: post,
      onTracks: (received) => peer === current && onTracks(received),
      onState: (state) => peer === current && onState(state),
    });
    peer = current;
    return current;
  };

  const receive = async (signal: Signal) => {
    if (isClosed) return;
    if (signal.kind === 'hello') {
      if (side === 'fan') begin(crypto.randomUUID());
      else hello();
      return;
    }
    const isOffer = signal.kind === 'description' && signal.description.type === 'offer';
    const current = side === 'talent' && isOffer && signal.session !== peer?.session ? begin(signal.session) : peer;
    if (current?.session === signal.session) await current.receive(signal);
  };

  // In the order in which they arrived: each is applied before the next one.
  let receiving: Promise<unknown> = Promise.resolve();
  return {
    /** Asks for a connection unless there is one: when the page can hear, and when the network is back. */
    greet,
    receive: (text: string) => {
      const signal = readSignal(text);
      // A signal that does not fit is a connection that fails, which is sought anew.
      if (signal) receiving = receiving.then(() => receive(signal)).catch(() => {});
      return receiving;
    },
    setTracks: async (next: Tracks) => {
      tracks = next;
      await peer?.setTracks(next);
    },
    isConnected: () => peer?.isConnected() ?? false,
    getStats: () => peer?.getStats(),
    close: () => {
      isClosed = true;
      clearInterval(timer);
      peer?.close();
    },
  };
};
