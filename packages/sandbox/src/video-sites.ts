import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawThumbnail } from './draw-thumbnail.ts';
import { listenOnLoopback } from './http.ts';

export type VideoSitesSandbox = {
  endpoints: { YOUTUBE: string; VIMEO: string };
  thumbnailHosts: string[];
  close(): Promise<void>;
};

type Site = { path: string; page: RegExp; provider: string; refusals: readonly (readonly [RegExp, number])[] };

const sites: readonly Site[] = [
  {
    path: '/youtube/oembed',
    page: /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/,
    provider: 'YouTube',
    refusals: [
      [/missing/, 404],
      [/private/, 403],
      [/outage/, 503],
    ],
  },
  {
    path: '/vimeo/api/oembed.json',
    page: /^https:\/\/vimeo\.com\/(\d+)$/,
    provider: 'Vimeo',
    refusals: [
      [/^404/, 404],
      [/^403/, 403],
      [/^503/, 503],
    ],
  },
];

/** Open movies of the Blender Foundation, which anyone may show. */
const titles: Readonly<Record<string, string>> = {
  'aqz-KE-bpKQ': 'Big Buck Bunny',
  eRsGyueVLvQ: 'Sintel',
  R6MlUcmOul8: 'Tears of Steel',
  TLkA0RELQ1g: 'Elephants Dream',
  '1084537': 'Big Buck Bunny',
};

/** What a page would run that took a title for markup. */
const markup = '"></title><img src=x onerror="window.executed=1"><script>window.executed=1</script>';
const titleOf = ({ provider }: Site, id: string): string =>
  /markup/.test(id) ? markup : (titles[id] ?? `${provider} ${id}`);

/**
 * YouTube and Vimeo as far as they describe a video (oEmbed). Every id has a title and a picture, but some are refused:
 * ids of YouTube that contain `missing`, `private` or `outage`, and ids of Vimeo that begin with 404, 403 or 503. The
 * title of an id that contains `markup` would run in a page that took it for markup.
 */
export const startVideoSitesSandbox = async (): Promise<VideoSitesSandbox> => {
  const server = await listenOnLoopback((request, response) => answer(server.origin, request, response));
  return {
    endpoints: { YOUTUBE: `${server.origin}/youtube/oembed`, VIMEO: `${server.origin}/vimeo/api/oembed.json` },
    thumbnailHosts: [new URL(server.origin).host],
    close: server.close,
  };
};

const answer = (origin: string, request: IncomingMessage, response: ServerResponse) => {
  const url = URL.parse(request.url ?? '', origin);
  const [, pictured] = /^\/thumbnails\/([\w-]+)\.png$/.exec(url?.pathname ?? '') ?? [];
  if (pictured !== undefined)
    return response.writeHead(200, { 'content-type': 'image/png' }).end(drawThumbnail(pictured));
  const site = sites.find(({ path }) => path === url?.pathname);
  const [, id] = site?.page.exec(url?.searchParams.get('url') ?? '') ?? [];
  if (!site || id === undefined) return response.writeHead(404).end('Not Found');
  const [, refusal] = site.refusals.find(([ids]) => ids.test(id)) ?? [];
  if (refusal !== undefined) return response.writeHead(refusal).end();
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(describe(site, id, origin)));
};

const describe = (site: Site, id: string, origin: string) => ({
  version: '1.0',
  type: 'video',
  provider_name: site.provider,
  title: titleOf(site, id),
  author_name: 'Sandbox',
  width: 1280,
  height: 720,
  html: '<iframe></iframe>',
  thumbnail_url: `${origin}/thumbnails/${id}.png`,
  thumbnail_width: 640,
  thumbnail_height: 360,
});
