import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { within } from '../within.ts';

const closeTimeoutMs = 1_000;

export type Listener = {
  on(channel: string, hear: (payload: string) => void): void;
  close(): Promise<void>;
};

/**
 * One connection that LISTENs. Notifications are hints and can be lost during a reconnect, so after each reconnect
 * every channel gets an empty payload, which means: poll now.
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
    // Registered only after connecting: a failed attempt emits `end` too, and each would start its own reconnect loop
    // until the database runs out of connections.
    fresh.on('end', () => void reconnect());
    client = fresh;
  };

  const reconnect = async () => {
    client = undefined;
    while (!closed) {
      try {
        await connect();
        for (const listener of channels.values()) listener('');
        return;
      } catch {
        await pause(500);
      }
    }
  };

  await connect();
  return {
    on(channel, listener) {
      channels.set(channel, listener);
      void client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => {});
    },
    async close() {
      closed = true;
      if (client) await within(closeTimeoutMs, client.end()).catch(() => {});
    },
  };
};
