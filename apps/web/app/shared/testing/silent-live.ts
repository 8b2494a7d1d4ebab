import { vi } from 'vitest';
import { closePage } from './render-page.tsx';

class SilentWorker {
  port = { postMessage: () => {}, close: () => {} };
}

/** For pages that watch a topic: a live connection without events. A test dispatches its own. */
export const startSilentLive = (): void => {
  vi.stubGlobal('SharedWorker', SilentWorker);
};

/** Pages join the live connection once its scripts are loaded, which may be after the test. */
export const closeLivePage = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  closePage();
  vi.unstubAllGlobals();
};
