import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedEncoding, compress } from './encodings.ts';

type Served = { type: string; headers?: Record<string, string>; make: () => string };
type Packed = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const bestQuality = 9;

const pack = async (text: string): Promise<Packed> => {
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(plain, 'br', bestQuality), compress(plain, 'gzip', bestQuality)]);
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip };
};

/** Serves a text that is constant while the process runs: built and compressed once, on the first request. */
export const serveText = (app: FastifyInstance, path: string, { type, headers = {}, make }: Served) => {
  let packed: Promise<Packed> | undefined;
  app.get(path, async (request, reply) => {
    packed ??= pack(make());
    const { etag, ...bodies } = await packed;
    reply.headers({ ...headers, etag, vary: 'accept-encoding, origin', 'cache-control': 'public, no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(type).send(bodies[encoding ?? 'plain']);
  });
};

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
