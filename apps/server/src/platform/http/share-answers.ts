import type { FastifyReply, FastifyRequest } from 'fastify';

type Shared = { bytes: Promise<Buffer>; written?: Buffer; until: number };

// A crowd asks for the same few pages; whoever asks for many different ones gains nothing by it.
const most = 1_000;

/**
 * Visitors who ask the same within a moment get the same answer, written out once. Only for calls whose answer depends on
 * nothing but the request. A refusal is not shared.
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
