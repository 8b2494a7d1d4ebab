import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Served = { type: string; headers?: Record<string, string>; make: () => string };
type Packed = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const pack = async (text: string): Promise<Packed> => {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip: gzipped };
};

/** A text that stays the same while the process runs: made and compressed once, by whoever asks first. */
export const serveText = (app: FastifyInstance, path: string, { type, headers = {}, make }: Served) => {
  let packed: Promise<Packed> | undefined;
  app.get(path, async (request, reply) => {
    packed ??= pack(make());
    const { etag, ...bodies } = await packed;
    reply.headers({ ...headers, etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
    if (isKnown(request, etag)) return reply.code(304).send();
    return sendEncoded(request, reply.type(type), bodies);
  });
};

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const sendEncoded = ({ headers }: FastifyRequest, reply: FastifyReply, bodies: Omit<Packed, 'etag'>) => {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
  );
  return encoding ? reply.header('content-encoding', encoding).send(bodies[encoding]) : reply.send(bodies.plain);
};
