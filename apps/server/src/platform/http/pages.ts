import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { HandlePage, PageContext } from '@stagedoor/contract/page-host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { addressOf } from './caller-address.ts';
import { headersOfPage, policyOfWorker } from './security-headers.ts';

const webBuild = fileURLToPath(new URL('../../../../web/build/', import.meta.url));
const year = 31_536_000;
const worker = /\.worker-[^/]+$/;

type Options = { sandbox: boolean; supportEmail: string; publicUrl: () => string; clock: Clock };

/** Serves the built web: its files, and every other address as a page rendered here. */
export const servePages = async (app: FastifyInstance, options: Options) => {
  const entry = `${webBuild}server/index.js`;
  if (!existsSync(entry)) throw new Error('The web is not built. Run "npm run build" first.');
  const { handlePage } = (await import(pathToFileURL(entry).href)) as { handlePage: HandlePage };

  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    // A page is compressed while somebody waits for it: a middling effort is the quickest way to the reader.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const files: Pick<FastifyStaticOptions, 'index' | 'preCompressed' | 'setHeaders'> = {
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(`${webBuild}client/assets/`);
      reply.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
      if (worker.test(path)) reply.header('content-security-policy', policyOfWorker(originOf(options)));
    },
  };
  await app.register(fastifyStatic, { ...files, root: `${webBuild}client/assets`, prefix: '/assets/' });
  // The few files beside them get a route each, since every other address is a page.
  const beside = { root: `${webBuild}client`, wildcard: false, globIgnore: ['assets/**'], decorateReply: false };
  await app.register(fastifyStatic, { ...files, ...beside });

  renderPages(app, handlePage, options);
};

/** Every address that nothing else takes is a page. */
export const renderPages = (app: FastifyInstance, handlePage: HandlePage, options: Options) => {
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const context: PageContext = {
      nonce,
      address: addressOf(request),
      api: (path, init) => callInProcess(app, request, path, init),
      sandbox: options.sandbox,
      supportEmail: options.supportEmail,
      now: options.clock.now().getTime(),
    };
    const response = await handlePage(toWebRequest(request, originOf(options)), context);
    reply.code(response.status).headers(headersOfPage(nonce, originOf(options)));
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.send(Buffer.from(await response.arrayBuffer()));
  });
};

const originOf = ({ publicUrl }: Options) => new URL(publicUrl()).origin;

const toWebRequest = (request: FastifyRequest, origin: string) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(origin + pathOf(request.url), { method: request.method, headers });
};

// Whoever asks may name another host in the request line; pages are told only of our own.
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/');

// A page asks the API as its visitor would, only without the way over the network.
const callInProcess = async (app: FastifyInstance, page: FastifyRequest, path: string, init: RequestInit = {}) => {
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: `/api${path}`,
    headers: Object.fromEntries(new Headers(init.headers)),
    remoteAddress: addressOf(page),
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers.set(name, String(value));
  return new Response(answer.rawPayload, { status: answer.statusCode, headers });
};
