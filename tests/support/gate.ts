import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Gate = {
  url: string;
  /** Resets existing and new connections. */
  cut(): void;
  /** Keeps existing and new connections open, but forwards nothing. */
  stall(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A TCP proxy to `behind` that can be made to fail. */
export const openGate = async (behind: string): Promise<Gate> => {
  const { protocol, hostname, port, username, password, pathname } = new URL(behind);
  const pairs = new Set<[near: Socket, far: Socket]>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((near) => {
    near.on('error', () => {});
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    far.on('error', () => {});
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
    if (state === 'open') join(pair);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const drop = () => {
    for (const [near] of pairs) near.resetAndDestroy();
  };
  return {
    url: `${protocol}//${username && `${username}:${password}@`}localhost:${(server.address() as AddressInfo).port}${pathname === '/' ? '' : pathname}`,
    cut() {
      state = 'cut';
      drop();
    },
    stall() {
      state = 'stalled';
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    mend() {
      if (state === 'stalled') for (const pair of pairs) join(pair);
      state = 'open';
    },
    async close() {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
};

const join = ([near, far]: [Socket, Socket]) => {
  near.pipe(far);
  far.pipe(near);
};
