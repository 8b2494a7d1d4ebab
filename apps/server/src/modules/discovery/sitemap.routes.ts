import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptedEncoding, compress } from '../../platform/http/encodings.ts';
import type { Sitemap } from './sitemap.ts';

const quickQuality = 4;
const page = z.object({ part: z.string(), page: z.coerce.number().pipe(z.int().min(0).max(1_000_000)) });

/** The sitemap, and robots.txt, which names it. */
export const sitemapRoutes = (app: FastifyInstance, sitemap: Sitemap, publicUrl: () => string) => {
  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /sandbox',
      '',
      `Sitemap: ${new URL('/sitemap.xml', publicUrl()).href}`,
    ];
    return reply
      .header('cache-control', kept)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await sitemap.index()));
  app.get('/sitemap-:part([a-z]+)-:page(\\d+).xml', async (request, reply) => {
    const asked = page.safeParse(request.params);
    const text = asked.success ? await sitemap.page(asked.data.part, asked.data.page) : null;
    return text === null ? reply.code(404).send() : send(request, reply, text);
  });
};

const kept = 'public, max-age=3600';

const send = async (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const encoding = acceptedEncoding(request.headers);
  const body = Buffer.from(text);
  reply.headers({ 'cache-control': kept, vary: 'accept-encoding' }).type('application/xml; charset=utf-8');
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding, quickQuality));
};
