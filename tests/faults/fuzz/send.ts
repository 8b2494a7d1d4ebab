import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Sent } from './bodies.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const patienceMs = 20_000;

/** Sends over a keep-alive connection, as clients do. Rejects when there is no response. */
export const createSender = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(address);
  const send = (method: string, path: string, headers: Record<string, string>, sent: Sent | undefined) =>
    new Promise<Answer>((resolve, reject) => {
      const all = {
        ...headers,
        ...(sent && { 'content-length': String(sent.bytes.length) }),
        ...(sent?.type !== undefined && { 'content-type': sent.type }),
      };
      const call = request({ agent, host: hostname, port, method, path, headers: all }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body: Buffer.concat(pieces).toString() });
        });
      });
      call.setTimeout(patienceMs, () => call.destroy(new Error(`no answer within ${patienceMs} ms`)));
      call.on('error', reject);
      call.end(sent?.bytes);
    });
  return { send, close: () => agent.destroy() };
};
