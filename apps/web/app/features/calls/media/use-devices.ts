import { useEffect, useState } from 'react';

type DeviceKind = 'audioinput' | 'videoinput' | 'audiooutput';
export type Devices = Record<DeviceKind, readonly { value: string; label: string }[]>;

const none: Devices = { audioinput: [], videoinput: [], audiooutput: [] };

const list = async (): Promise<Devices> => {
  const found = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const of = (kind: DeviceKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
      .map(({ deviceId, label }) => ({ value: deviceId, label }));
  return { audioinput: of('audioinput'), videoinput: of('videoinput'), audiooutput: of('audiooutput') };
};

/** The devices by name, which the browser tells once one of them may be used: `known` changes with that. */
export const useDevices = (known: unknown): Devices => {
  const [devices, setDevices] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isHere = true;
    const read = () =>
      void list().then(
        (found) => isHere && setDevices(found),
        () => {},
      );
    read();
    navigator.mediaDevices?.addEventListener('devicechange', read);
    return () => {
      isHere = false;
      navigator.mediaDevices?.removeEventListener('devicechange', read);
    };
  }, [known]);
  return devices;
};
