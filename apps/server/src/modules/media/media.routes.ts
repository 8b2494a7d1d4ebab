import { fail } from '@stagedoor/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';

/** Pictures by id and width. An id never shows another picture, so a browser may keep it for ever. */
export const mediaRoutes = (app: FastifyInstance, media: Media) => {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async ({ params }, reply) => {
    const width = /^(\d{2,4})\.webp$/.exec(params.file)?.[1];
    const picture = width ? await media.read(params.id, Number(width)) : null;
    if (!picture) return fail('pageNotFound');
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture.stream);
  });
};
