import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { Company } from '@stagedoor/contract/company';
import type { PageContext, PageHost } from '@stagedoor/contract/page-host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { addressOf } from './caller-address.ts';
import { acceptedEncoding } from './encodings.ts';
import { hashScripts } from './hash-scripts.ts';
import { headersOfPage, policyOfWorker } from './security-headers.ts';
import { type Page, pageOf, sharePages } from './share-pages.ts';

const webBuild = fileURLToPath(new URL('../../../../web/build/', import.meta.url));
const year = 31_536_000;
const worker = /\.worker-[^/]+$/;

/** The cache-control value the web app sets on a page that is the same for every visitor. */
const forVisitors = 'private, no-cache';

type Options = {
  sandbox: boolean;
  company: Company;
  publicUrl: () => string;
  countryOf: (address: string) => Promise<string | null>;
  clock: Clock;
};

/** Serves the built web app: its files, and every other URL as a server-rendered page. */
export const servePages = async (app: FastifyInstance, options: Options) => {
  const entry = `${webBuild}server/index.js`;
  if (!existsSync(entry)) throw new Error('The web is not built. Run "npm run build" first.');
  const web: PageHost = await import(pathToFileURL(entry).href);

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
  // The few files beside `assets` get a route each, because every other URL is a page.
  const beside = { root: `${webBuild}client`, wildcard: false, globIgnore: ['assets/**'], decorateReply: false };
  await app.register(fastifyStatic, { ...files, ...beside });

  renderPages(app, web, options);
};

/** Renders every URL that no other route takes. */
export const renderPages = (app: FastifyInstance, web: PageHost, options: Options) => {
  const share = sharePages();
  app.get('/*', async (request, reply) => {
    const now = wholeSeconds(options.clock);
    const visitor = web.visitorOf(request.headers);
    const country = visitor.knowsCountry ? null : await options.countryOf(addressOf(request));
    const url = originOf(options) + pathOf(request.url);
    const draw = () => {
      const input = { url, cookies: visitor.cookies, country, now };
      return drawPage(web, input, options, (path, init) => callInProcess(app, request, path, init));
    };
    // A logged-in user never gets a shared page, nor puts one into the cache.
    const page = visitor.signed
      ? await draw()
      : await share(now, JSON.stringify([url, visitor.cookies, country]), draw);
    return sendPage(request, reply, page);
  });
};

const originOf = ({ publicUrl }: Options) => new URL(publicUrl()).origin;

const wholeSeconds = (clock: Clock) => {
  const now = clock.now().getTime();
  return now - (now % 1_000);
};

type Input = { url: string; cookies: string; country: string | null; now: number };

/** Renders from these inputs only, so that equal requests may share the result. */
const drawPage = async (web: PageHost, input: Input, options: Options, api: PageContext['api']): Promise<Page> => {
  const { sandbox, company } = options;
  const scriptMark = randomBytes(16).toString('hex');
  const response = await web.handlePage(new Request(input.url, { headers: { cookie: input.cookies } }), {
    scriptMark,
    api,
    country: input.country,
    sandbox,
    company,
    now: input.now,
  });
  const { status, headers } = response;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = Buffer.from(await response.arrayBuffer());
  const { html, hashes } = isHtml ? hashScripts(body.toString(), scriptMark) : { html: body, hashes: [] };
  return pageOf({
    status,
    headers: {
      ...headersOfPage(hashes, originOf(options)),
      ...Object.fromEntries(headers),
      'set-cookie': headers.getSetCookie(),
    },
    plain: Buffer.from(html),
    mayBeShared: isHtml && status === 200 && headers.get('cache-control') === forVisitors,
  });
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
  reply.code(page.status).headers(page.headers);
  const encoding = page.plain.length > 0 ? acceptedEncoding(request.headers) : undefined;
  if (!encoding) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(await page.encodedIn(encoding));
};

// The request line may name a foreign host in an absolute URL; pages get only our own origin.
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/');

// Calls the API as the visitor would, without the network.
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
