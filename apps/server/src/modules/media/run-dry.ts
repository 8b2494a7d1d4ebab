import type { IncomingMessage } from 'node:http';

/** A refusal may come while the body still arrives. Unless somebody reads on, its sender never gets to read the answer. */
export const runDry = (body: IncomingMessage, mostBytes: number) => {
  if (body.readableEnded) return;
  let left = mostBytes;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  body.resume();
};
