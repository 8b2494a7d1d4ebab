import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { within } from '../within.ts';

const goodbyeMs = 1_000;

export type Listener = {
  on(channel: string, hear: (payload: string) => void): void;
  close(): Promise<void>;
};

/**
 * One connection that hears NOTIFY. A message is a hint and may be lost while it reconnects, so after each reconnection
 * every channel hears an empty payload: look for yourself.
 */
export const openListener = async (url: string): Promise<Listener> => {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'stagedoor listener', keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
    fresh.on('error', () => {});
    await fresh.connect();
    for (const channel of channels.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    // Only now: an attempt that fails ends too, and each would begin a loop of its own until no connection is left.
    fresh.on('end', () => void reconnect());
    client = fresh;
  };

  const reconnect = async () => {
    client = undefined;
    while (!closed) {
      try {
        await connect();
        for (const hear of channels.values()) hear('');
        return;
      } catch {
        await pause(500);
      }
    }
  };

  await connect();
  return {
    on(channel, hear) {
      channels.set(channel, hear);
      void client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => {});
    },
    async close() {
      closed = true;
      if (client) await within(goodbyeMs, client.end()).catch(() => {});
    },
  };
};
