import type { FromTab, ToTab } from './wire.ts';

/** How a tab reaches the hub. */
export type Way = { say(message: FromTab): void; close(): void };

/** The hub lives in a worker that all tabs share. */
export const throughWorker = (receive: (message: ToTab) => void, failed: () => void): Way => {
  const worker = new SharedWorker(new URL('./live.worker.ts', import.meta.url), { type: 'module', name: 'live' });
  worker.onerror = failed;
  const { port } = worker;
  port.onmessage = ({ data }: MessageEvent<ToTab>) => receive(data);
  return { say: (message) => port.postMessage(message), close: () => port.close() };
};
