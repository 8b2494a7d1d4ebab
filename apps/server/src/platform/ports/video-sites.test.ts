import type { RequestListener } from 'node:http';
import { startSandbox } from '@stagedoor/sandbox';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { aSite, type StandInSite } from '../../../../../tests/support/stand-in-site.ts';
import { oembedVideoSites, realSites } from './video-sites.ts';

const sandbox = async () => {
  const { videoSites, close } = await startSandbox({ clock: { now: () => new Date('2030-05-01T10:00:00Z') } });
  onTestFinished(close);
  return oembedVideoSites(videoSites);
};

const video = { site: 'YOUTUBE', idVideo: 'aqz-KE-bpKQ' } as const;

/** Asks one server for everything. */
const findAt = ({ host, url }: StandInSite, timeoutMs = 4_000) =>
  oembedVideoSites({ endpoints: { YOUTUBE: url, VIMEO: url }, thumbnailHosts: [host], timeoutMs }).find(video);

/** A site that describes the video, and sends its picture as the listener says. */
const withPicture = async (picture: RequestListener, addressOf = (own: string) => `${own}/picture`) => {
  const site = await aSite((request, response) => {
    if (request.url === '/picture') return picture(request, response);
    response.end(JSON.stringify({ type: 'video', title: 'A song', thumbnail_url: addressOf(site.url) }));
  });
  return site;
};

it.each([
  [video, 'Big Buck Bunny'],
  [{ site: 'VIMEO', idVideo: '1084537' } as const, 'Big Buck Bunny'],
  [{ site: 'VIMEO', idVideo: '76979871' } as const, 'Vimeo 76979871'],
])('finds the title and the picture of %j', async (wanted, title) => {
  const found = await (await sandbox()).find(wanted);

  expect(found).toEqual({ title, thumbnail: expect.any(Buffer) });
  const { thumbnail } = found as { thumbnail: Buffer };
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
});

it.each([
  ['YOUTUBE', '__missing__', 'missing'],
  ['YOUTUBE', '__private__', 'missing'],
  ['YOUTUBE', '__outage___', 'unreachable'],
  ['VIMEO', '404001', 'missing'],
  ['VIMEO', '403001', 'missing'],
  ['VIMEO', '503001', 'unreachable'],
] as const)('tells a video that is not there from a site that is not: %s %s', async (site, idVideo, result) => {
  expect(await (await sandbox()).find({ site, idVideo })).toBe(result);
});

it('asks the real sites by https, for the page of the video', async () => {
  const asked: string[] = [];
  const site = await aSite((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  await findAt(site);

  expect(asked).toEqual(['/?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ&format=json&maxwidth=1280']);
  expect(realSites.endpoints).toEqual({
    YOUTUBE: 'https://www.youtube.com/oembed',
    VIMEO: 'https://vimeo.com/api/oembed.json',
  });
  expect(realSites.thumbnailHosts).toEqual(['i.ytimg.com', 'i.vimeocdn.com']);
});

it.each([400, 401, 403, 404, 410])('takes a site that answers %d as having no such video', async (status) => {
  expect(await findAt(await aSite((_request, response) => response.writeHead(status).end()))).toBe('missing');
});

it.each([418, 429, 500, 502])('takes a site that answers %d as not reached', async (status) => {
  expect(await findAt(await aSite((_request, response) => response.writeHead(status).end()))).toBe('unreachable');
});

it.each(['', '<html>', 'null', '{"type":"video"}', '{"type":"photo","title":"A song"}', '{"type":"video","title":7}'])(
  'does not believe the answer %j',
  async (body) => {
    expect(await findAt(await aSite((_request, response) => response.end(body)))).toBe('unreachable');
  },
);

it('does not wait for ever', async () => {
  expect(await findAt(await aSite(() => {}), 30)).toBe('unreachable');
});

it('does not read an endless answer', async () => {
  const site = await aSite((_request, response) => {
    const write = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  });

  expect(await findAt(site)).toBe('unreachable');
});

it('follows no redirect', async () => {
  let visits = 0;
  const foreign = await aSite((_request, response) => {
    visits++;
    response.end('{"type":"video","title":"Not this one"}');
  });
  const site = await aSite((_request, response) => response.writeHead(302, { location: foreign.url }).end());

  expect(await findAt(site)).toBe('unreachable');
  expect(visits).toBe(0);
});

it('is not reached while the site is down', async () => {
  expect(await findAt({ host: '127.0.0.1:1', url: 'http://127.0.0.1:1' })).toBe('unreachable');
});

it('brings titles into one line that can be stored', async () => {
  const title = `  A song\u0000\r\n\ton the roof \ud800 ${'🎵'.repeat(300)}`;
  const site = await aSite((_request, response) => response.end(JSON.stringify({ type: 'video', title })));

  expect(await findAt(site)).toEqual({ title: `A song on the roof \ufffd ${'🎵'.repeat(179)}`, thumbnail: null });
});

it.each([true, false])('prefers the large picture of YouTube, if it has one: %s', async (isLarge) => {
  const site = await aSite(({ url }, response) => {
    if (url === '/vi/1/hqdefault.jpg') return response.end('small');
    if (url === '/vi/1/maxresdefault.jpg') return response.writeHead(isLarge ? 200 : 404).end('large');
    const thumbnail_url = `${site.url}/vi/1/hqdefault.jpg`;
    return response.end(JSON.stringify({ type: 'video', title: 'A song', thumbnail_url }));
  });

  expect(await findAt(site)).toEqual({ title: 'A song', thumbnail: Buffer.from(isLarge ? 'large' : 'small') });
});

const withoutPicture = { title: 'A song', thumbnail: null };

it('has the video without its picture where that is not there', async () => {
  expect(await findAt(await withPicture((_request, response) => response.writeHead(404).end()))).toEqual(
    withoutPicture,
  );
});

it('has the video without its picture where that takes too long or is too large', async () => {
  expect(await findAt(await withPicture(() => {}), 100)).toEqual(withoutPicture);
  const large = Buffer.alloc(2 * 1024 * 1024 + 1);
  expect(await findAt(await withPicture((_request, response) => response.end(large)))).toEqual(withoutPicture);
});

it('loads a picture only from the hosts of the sites, directly or by a redirect', async () => {
  let visits = 0;
  const foreign = await aSite((_request, response) => {
    visits++;
    response.end('secret');
  });
  const redirects = await withPicture((_request, response) => response.writeHead(302, { location: foreign.url }).end());
  expect(await findAt(redirects)).toEqual(withoutPicture);
  for (const address of [foreign.url, 'http://169.254.169.254/', 'file:///etc/passwd', 'nothing']) {
    expect(
      await findAt(
        await withPicture(
          () => {},
          () => address,
        ),
      ),
    ).toEqual(withoutPicture);
  }
  expect(visits).toBe(0);
});
