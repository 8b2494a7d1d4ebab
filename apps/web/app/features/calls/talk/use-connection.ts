import { callSignal, callTopic } from '@stagedoor/contract/live/calls';
import type { Call } from '@stagedoor/contract/schemas/call';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTopic } from '../../../shared/live/use-topic.ts';
import { readCallServers, signalCall } from '../api.ts';
import { type Connecting, connect } from './connect.ts';
import type { Tracks } from './peer.ts';

const nothing: Tracks = { audio: null, video: null };

export type Connection = {
  /** What is seen and heard of the other side. */
  received: Tracks;
  isConnected: boolean;
  getStats: () => Promise<RTCStatsReport> | undefined;
};

/** Connects this device with the other one for as long as it is mounted. */
export const useConnection = ({ idCall, role, kind }: Call, key: string, tracks: Tracks): Connection => {
  const connecting = useRef<Connecting>(undefined);
  const canHear = useRef(false);
  const [received, setReceived] = useState(nothing);
  const [isConnected, setConnected] = useState(false);
  const { audio, video } = tracks;

  const begin = useEffectEvent((iceServers: RTCIceServer[]) =>
    connect({
      side: role,
      kind,
      tracks,
      create: () => new RTCPeerConnection({ iceServers }),
      send: (signal) => signalCall({ idCall, key }, signal),
      onTracks: setReceived,
      onState: (state) => setConnected(state === 'connected'),
    }),
  );
  useEffect(() => {
    let isHere = true;
    const start = async () => {
      // Without servers, devices in one network still find each other.
      const { iceServers } = await readCallServers().catch(() => ({ iceServers: [] }));
      if (!isHere) return;
      connecting.current = begin(iceServers as RTCIceServer[]);
      if (canHear.current) connecting.current.greet();
    };
    const back = () => connecting.current?.greet();
    void start();
    addEventListener('online', back);
    return () => {
      isHere = false;
      removeEventListener('online', back);
      connecting.current?.close();
      connecting.current = undefined;
    };
  }, []);

  useTopic(callTopic, { id: idCall, key }, (event) => {
    if (event === null) {
      canHear.current = true;
      connecting.current?.greet();
    } else if (event.eventType === callSignal.type && event.from !== role) {
      void connecting.current?.receive(event.signal);
    }
  });

  useEffect(() => {
    void connecting.current?.setTracks({ audio, video });
  }, [audio, video]);

  return { received, isConnected, getStats: () => connecting.current?.getStats() };
};
