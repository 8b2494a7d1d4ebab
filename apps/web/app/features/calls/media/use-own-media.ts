import { useState } from 'react';
import { type Devices, useDevices } from './use-devices.ts';
import { type OwnTrack, useTrack } from './use-track.ts';

type Chosen = { microphone: string; camera: string; speaker: string };
export type OwnMedia = {
  microphone: OwnTrack;
  camera: OwnTrack;
  devices: Devices;
  /** By id; empty for the one that the browser prefers. */
  chosen: Chosen;
  choose: (change: Partial<Chosen>) => void;
};

const storageKey = 'call.devices';
const preferred: Chosen = { microphone: '', camera: '', speaker: '' };

const readChosen = (): Chosen => {
  try {
    return { ...preferred, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return preferred; // not written by us
  }
};

/** The microphone, and the camera while it is wanted. The chosen devices are remembered in this browser. */
export const useOwnMedia = (wanted: { microphone: boolean; camera: boolean }): OwnMedia => {
  const [chosen, setChosen] = useState(() => (typeof localStorage === 'undefined' ? preferred : readChosen()));
  const microphone = useTrack({ kind: 'audio', isOn: wanted.microphone, device: chosen.microphone });
  const camera = useTrack({ kind: 'video', isOn: wanted.camera, device: chosen.camera });
  const devices = useDevices(`${microphone.track?.id} ${camera.track?.id}`);
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    localStorage.setItem(storageKey, JSON.stringify(next));
    setChosen(next);
  };
  return { microphone, camera, devices, chosen, choose };
};
