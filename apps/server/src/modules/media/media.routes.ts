import { endpoints } from '@stagedoor/contract/endpoints/index';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Http } from '../../platform/http/http.ts';
import { cacheHeaders } from './cache-headers.ts';
import type { DrawnPicture } from './draw-picture.ts';
import type { Media, RequestedWidth } from './media.ts';
import { mediaLink, widthIn } from './media-link.ts';
import { parseRange } from './parse-range.ts';
import type { PictureKind } from './picture-sizes.ts';
import type { PrivateFiles } from './private-files.ts';
import { readUploads } from './read-uploads.ts';

export const mediaRoutes = (http: Http, media: Media, privateFiles: PrivateFiles) => {
  servePictures(http.app, media);
  servePrivateFiles(http.app, privateFiles);
  // A scope of its own: multipart bodies are accepted nowhere else.
  http.app.register(async (app) => {
    app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
    acceptUploads({ ...http, app }, media);
  });
};

/**
 * Serves pictures by id and width. An id always shows the same picture, so browsers may cache a public one for ever.
 */
const servePictures = (app: FastifyInstance, media: Media) => {
  const serve = async (reply: FastifyReply, reference: string, width: RequestedWidth | null) => {
    const picture = width === null ? null : await media.open(reference, width);
    if (!picture) return fail('pageNotFound');
    reply.type('image/webp');
    if (width === 'original') reply.header('content-disposition', 'attachment');
    return reply.headers(cacheHeaders[picture.cache]).send(picture.stream);
  };
  app.get<{ Params: { reference: string } }>('/media/:reference', ({ params }, reply) =>
    serve(reply, params.reference, 'usual'),
  );
  app.get<{ Params: { reference: string; file: string } }>('/media/:reference/:file', ({ params }, reply) =>
    serve(reply, params.reference, params.file === 'original.webp' ? 'original' : widthIn(params.file)),
  );
};

/** Supports range requests, which players send when the user seeks in a video. */
const servePrivateFiles = (app: FastifyInstance, files: PrivateFiles) => {
  app.get<{ Params: { token: string } }>('/files/:token', async ({ params, headers }, reply) => {
    const { name, contentType, size, cache, read } = await files.open(params.token);
    reply.type(contentType).headers({
      'content-disposition': contentDisposition(name),
      'accept-ranges': 'bytes',
      ...cacheHeaders[cache],
    });
    const range = parseRange(headers.range, size);
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send('');
    if (!range) return reply.header('content-length', size).send((await read()).stream);
    const part = await read(range);
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${range.start}-${range.end}/${size}`, 'content-length': part.size })
      .send(part.stream);
  });
};

const acceptUploads = (http: Http, media: Media) => {
  const upload = async (request: FastifyRequest, idUser: number, kind: PictureKind, most: number) => {
    // Loads the large image library on the first upload.
    const { drawPicture } = await import('./draw-picture.ts');
    const drawn: DrawnPicture[] = [];
    for await (const bytes of readUploads(request, most)) drawn.push(await drawPicture(bytes, kind));
    const ids = await media.add(idUser, drawn);
    return ids.map((idImage) => ({ idImage, imageLink: mediaLink(idImage) }));
  };

  bind(http, endpoints.uploadImage, async ({ caller, query }, request) => {
    const [image] = await upload(request, caller.idUser, query.kind, 1);
    return image ?? fail('mandatoryFieldNull', { fields: { file: 'required' } });
  });
  bind(http, endpoints.uploadSomeImage, async ({ caller, query }, request) => ({
    images: await upload(request, caller.idUser, query.kind, limits.files.imagesAtOnce),
  }));
};
