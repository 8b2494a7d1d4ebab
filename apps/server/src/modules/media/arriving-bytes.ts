import type { IncomingMessage } from 'node:http';
import { Refusal } from '@stagedoor/contract/errors';

/**
 * The body of a request, piece by piece, as fast as somebody asks for it. What is left when the reader stops is read and
 * thrown away, up to `mostBytes`: a client that is still sending does not look for the answer before it is through.
 */
export async function* arrivingBytes(request: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  try {
    // Destroying the request on return would close the connection before the answer is written.
    for await (const piece of request.iterator({ destroyOnReturn: false })) yield piece;
  } catch (error) {
    throw new Refusal('badInternet', { cause: error });
  } finally {
    drainBody(request, mostBytes);
  }
}

const drainBody = (body: IncomingMessage, mostBytes: number) => {
  if (body.readableEnded || body.destroyed) return;
  let left = mostBytes;
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  // Nobody waits for this body any more, so nobody needs to know how it ended.
  body.on('error', () => {});
  body.resume();
};
