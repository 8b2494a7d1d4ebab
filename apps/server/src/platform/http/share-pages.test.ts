import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type Page, pageOf, sharePages } from './share-pages.ts';

const aPage = (text: string, mayBeShared = true): Page =>
  pageOf({ status: 200, headers: {}, plain: Buffer.from(text), mayBeShared });

const drawing = (page = aPage('page')) => vi.fn(async () => page);

describe('a page that visitors share', () => {
  it('is drawn once in a second, also for those who come while it is being drawn', async () => {
    const share = sharePages();
    const draw = drawing();
    const both = await Promise.all([share(1_000, 'home', draw), share(1_000, 'home', draw)]);
    expect(both[0]).toBe(both[1]);
    expect(await share(1_000, 'home', draw)).toBe(both[0]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn again in the next second and for another visitor', async () => {
    const share = sharePages();
    const draw = drawing();
    await share(1_000, 'home', draw);
    await share(1_000, 'home in Ukrainian', draw);
    await share(2_000, 'home', draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('is compressed once', async () => {
    const page = aPage('words '.repeat(100));
    expect(page.encodedIn('gzip')).toBe(page.encodedIn('gzip'));
    expect(gunzipSync(await page.encodedIn('gzip')).toString()).toBe('words '.repeat(100));
  });
});

it('a page that may not be shared is drawn for each, also for those who waited for it', async () => {
  const share = sharePages();
  const draw = vi.fn(async () => aPage('secret', false));
  const [one, other] = await Promise.all([share(1_000, 'secret', draw), share(1_000, 'secret', draw)]);
  expect(one).not.toBe(other);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('a page that could not be drawn is tried again by the next', async () => {
  const share = sharePages();
  const draw = drawing();
  draw.mockRejectedValueOnce(new Error('away'));
  await expect(share(1_000, 'home', draw)).rejects.toThrow('away');
  expect((await share(1_000, 'home', draw)).plain.toString()).toBe('page');
});

it('so many pages are kept and no more', async () => {
  const share = sharePages(1);
  const draw = drawing();
  await share(1_000, 'one', draw);
  await share(1_000, 'two', draw);
  await share(1_000, 'two', draw);
  expect(draw).toHaveBeenCalledTimes(3);
});
