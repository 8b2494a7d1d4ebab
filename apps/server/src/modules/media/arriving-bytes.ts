import type { IncomingMessage } from 'node:http';
import { ApiError } from '@stagedoor/contract/errors';

/**
 * Yields the request body at the consumer's pace. Drains the rest, up to `mostBytes`, when the consumer stops: a client
 * that is still sending reads the response only afterwards.
 */
export async function* arrivingBytes(request: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  try {
    // Destroying the request would close the connection before the response is written.
    for await (const piece of request.iterator({ destroyOnReturn: false })) yield piece;
  } catch (error) {
    throw new ApiError('badInternet', { cause: error });
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
  // The result of draining is not needed.
  body.on('error', () => {});
  body.resume();
};
