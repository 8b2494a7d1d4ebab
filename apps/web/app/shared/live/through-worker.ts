import type { FromTab, ToTab } from './wire.ts';

/** How a tab reaches the hub. */
export type Channel = { post(message: FromTab): void; close(): void };

/** The hub runs in a worker that all tabs share. */
export const throughWorker = (receive: (message: ToTab) => void, failed: () => void): Channel => {
  const worker = new SharedWorker(new URL('./live.worker.ts', import.meta.url), { type: 'module', name: 'live' });
  worker.onerror = failed;
  const { port } = worker;
  port.onmessage = ({ data }: MessageEvent<ToTab>) => receive(data);
  return { post: (message) => port.postMessage(message), close: () => port.close() };
};
