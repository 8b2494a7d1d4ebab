import type { FastifyReply, FastifyRequest } from 'fastify';

type Shared = { bytes: Promise<Buffer>; written?: Buffer; until: number };

// Bursts go to the same few pages; a client that requests many different ones should not fill the memory.
const most = 1_000;

/**
 * Gives visitors who send the same request within `ms` the same response, serialised once. Only for endpoints whose
 * response depends on nothing but the request. Refusals are not shared.
 */
export const shareAnswers = <Answer>(ms: number) => {
  const shared = new Map<string, Shared>();
  return (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<Answer>): Promise<Buffer> | undefined => {
    const key = request.body ? `${request.url} ${JSON.stringify(request.body)}` : request.url;
    const now = performance.now();
    const known = shared.get(key);
    reply.type('application/json; charset=utf-8');
    if (known && now < known.until) {
      if (!known.written) return known.bytes;
      reply.send(known.written);
      return;
    }
    const bytes = answer().then((found) => Buffer.from(reply.code(200).serialize(found) as string));
    const mine: Shared = { bytes, until: now + ms };
    shared.delete(key);
    shared.set(key, mine);
    const [oldest] = shared.keys();
    if (shared.size > most && oldest !== undefined) shared.delete(oldest);
    bytes.then(
      (written) => {
        mine.written = written;
      },
      () => {
        if (shared.get(key) === mine) shared.delete(key);
      },
    );
    return bytes;
  };
};
