type Line = {
  receiver: { track: { kind: string } };
  sender: { track: MediaStreamTrack | null; replaceTrack: (track: MediaStreamTrack | null) => Promise<void> };
  direction: RTCRtpTransceiverDirection;
};

/** As much of a connection as the negotiation needs: its states, its lines, and whether it was closed. */
export class FakePeer {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  iceConnectionState: RTCIceConnectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  lines: Line[] = [];
  restarts = 0;
  candidates: RTCIceCandidateInit[] = [];
  onnegotiationneeded: (() => unknown) | null = null;
  onicecandidate: ((event: { candidate: { toJSON: () => RTCIceCandidateInit } | null }) => unknown) | null = null;
  ontrack: unknown = null;
  oniceconnectionstatechange: (() => unknown) | null = null;
  onconnectionstatechange: (() => unknown) | null = null;

  addTransceiver(what: string | MediaStreamTrack, { direction }: { direction: RTCRtpTransceiverDirection }) {
    this.addLine(typeof what === 'string' ? what : what.kind, direction);
    if (this.lines.length === 1) queueMicrotask(() => void this.onnegotiationneeded?.());
  }
  getTransceivers = () => this.lines;

  async setLocalDescription() {
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.localDescription = {
      type: isAnswer ? 'answer' : 'offer',
      sdp: JSON.stringify(this.lines.map(({ receiver, direction }) => [receiver.track.kind, direction])),
    };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    if (isAnswer) this.becomes('connected');
  }

  async setRemoteDescription({ type, sdp = '[]' }: RTCSessionDescriptionInit) {
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('an answer to nothing');
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
    for (const [kind] of JSON.parse(sdp) as [string][])
      if (!this.lines.some(({ receiver }) => receiver.track.kind === kind)) this.addLine(kind, 'recvonly');
    if (type === 'answer') this.becomes('connected');
  }

  async addIceCandidate(candidate: RTCIceCandidateInit) {
    this.candidates.push(candidate);
  }

  restartIce() {
    this.restarts++;
    void this.onnegotiationneeded?.();
  }

  finds(...candidates: string[]) {
    for (const candidate of candidates) this.onicecandidate?.({ candidate: { toJSON: () => ({ candidate }) } });
  }

  ice(state: RTCIceConnectionState) {
    this.iceConnectionState = state;
    this.oniceconnectionstatechange?.();
  }

  becomes(state: RTCPeerConnectionState) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  close() {
    this.connectionState = 'closed';
  }

  private addLine(kind: string, direction: RTCRtpTransceiverDirection) {
    const sender: Line['sender'] = {
      track: null,
      replaceTrack: async (track) => {
        sender.track = track;
      },
    };
    this.lines.push({ receiver: { track: { kind } }, sender, direction });
  }
}
