import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Gate = { url: string; cut(): void; mend(): void; close(): Promise<void> };

/** A network that can be cut: whoever talks to its address talks to the product. */
export const openGate = async (product: string): Promise<Gate> => {
  const { hostname, port } = new URL(product);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.destroy();
    const far = keep(connect(Number(port), hostname));
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
};
