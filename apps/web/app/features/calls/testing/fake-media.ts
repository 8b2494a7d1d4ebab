import { vi } from 'vitest';

/** Of a browser with a microphone that works; a test may give another one. */
export const startFakeMedia = (microphone: () => Promise<MediaStream> = heard) => {
  const mediaDevices = {
    getUserMedia: () => microphone(),
    enumerateDevices: async () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }));
};

const heard = async () => ({ getTracks: () => [] }) as unknown as MediaStream;
