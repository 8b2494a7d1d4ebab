import type { CallKind } from '@stagedoor/contract/schemas/call';
import { packCandidates, type Signal } from './signals.ts';

export type Side = 'fan' | 'talent';
export type Tracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

export type PeerOptions = {
  side: Side;
  kind: CallKind;
  /** Names this connection to both. */
  session: string;
  create: () => RTCPeerConnection;
  tracks: Tracks;
  send: (signal: string) => void;
  onTracks: (tracks: Tracks) => void;
  onState: (state: RTCPeerConnectionState) => void;
};

const batchMs = 100;
/** A connection that is gone for longer is sought anew. */
const goneMs = 3_000;

export type Peer = ReturnType<typeof createPeer>;

/**
 * One connection between the two devices, by the pattern of "perfect negotiation": either may change it at any time, and
 * where both do, the fan's change wins.
 */
export const createPeer = ({ side, kind, session, create, tracks, send, onTracks, onState }: PeerOptions) => {
  const connection = create();
  const isPolite = side === 'talent';
  let own = tracks;
  let isOffering = false;
  let isIgnoring = false;
  let found: RTCIceCandidateInit[] = [];
  let batch: ReturnType<typeof setTimeout> | undefined;
  let gone: ReturnType<typeof setTimeout> | undefined;

  const tell = (description: RTCSessionDescriptionInit | null) => {
    if (description) send(JSON.stringify({ kind: 'description', session, description } satisfies Signal));
  };
  const tellCandidates = () => {
    batch = undefined;
    for (const signal of packCandidates(session, found)) send(signal);
    found = [];
  };

  const received: Tracks = { audio: null, video: null };
  const showReceived = () => onTracks({ ...received });

  const putTrack = async (which: keyof Tracks) => {
    const track = own[which];
    const line = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === which);
    if (!line) return;
    line.direction = track ? 'sendrecv' : 'recvonly';
    await line.sender.replaceTrack(track);
  };

  connection.onnegotiationneeded = async () => {
    isOffering = true;
    try {
      await connection.setLocalDescription();
      tell(connection.localDescription);
    } catch {
      // It was closed meanwhile.
    } finally {
      isOffering = false;
    }
  };
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    found.push(candidate.toJSON());
    batch ??= setTimeout(tellCandidates, batchMs);
  };
  connection.ontrack = ({ track }) => {
    const which = track.kind === 'video' ? 'video' : 'audio';
    const show = () => {
      received[which] = track.muted ? null : track;
      showReceived();
    };
    track.onmute = show;
    track.onunmute = show;
    show();
  };
  connection.oniceconnectionstatechange = () => {
    const { iceConnectionState: state } = connection;
    clearTimeout(gone);
    if (state === 'failed') connection.restartIce();
    if (state === 'disconnected') gone = setTimeout(() => connection.restartIce(), goneMs);
  };
  connection.onconnectionstatechange = () => onState(connection.connectionState);

  if (side === 'fan') {
    // All lines are there from the start, so that a camera can be switched on later without a new one.
    const lines = kind === 'video' ? (['audio', 'video'] as const) : (['audio'] as const);
    for (const which of lines)
      connection.addTransceiver(own[which] ?? which, { direction: own[which] ? 'sendrecv' : 'recvonly' });
  }

  const receiveDescription = async (description: RTCSessionDescriptionInit) => {
    const isOffer = description.type === 'offer';
    const isGlare = isOffer && (isOffering || connection.signalingState !== 'stable');
    isIgnoring = isGlare && !isPolite;
    if (isIgnoring) return;
    await connection.setRemoteDescription(description);
    if (!isOffer) return;
    await putTrack('audio');
    await putTrack('video');
    await connection.setLocalDescription();
    tell(connection.localDescription);
  };

  const receiveCandidates = async (candidates: readonly RTCIceCandidateInit[]) => {
    for (const candidate of candidates) {
      try {
        await connection.addIceCandidate(candidate);
      } catch (error) {
        if (!isIgnoring) throw error;
      }
    }
  };

  return {
    session,
    receive: (signal: Extract<Signal, { kind: 'description' | 'candidate' }>) =>
      signal.kind === 'description' ? receiveDescription(signal.description) : receiveCandidates(signal.candidates),
    setTracks: async (next: Tracks) => {
      const changed = (['audio', 'video'] as const).filter((which) => next[which] !== own[which]);
      own = next;
      for (const which of changed) await putTrack(which);
    },
    isConnected: () => connection.connectionState === 'connected',
    getStats: () => connection.getStats(),
    close: () => {
      clearTimeout(batch);
      clearTimeout(gone);
      connection.onnegotiationneeded = null;
      connection.onicecandidate = null;
      connection.ontrack = null;
      connection.oniceconnectionstatechange = null;
      connection.onconnectionstatechange = null;
      connection.close();
      received.audio = null;
      received.video = null;
    },
  };
};
