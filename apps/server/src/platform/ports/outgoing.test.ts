import { describe, expect, it } from 'vitest';
import { aSite } from '../../../../../tests/support/stand-in-site.ts';
import { httpCountryLookup } from './geo.ts';
import { guardedGet, OutgoingFailure } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';
import { builtInRates, httpRates } from './rates.ts';

const says = (body: string) => aSite((_request, response) => response.end(body));
const clock = { now: () => new Date('2030-05-01T10:00:00Z') };

describe('a guarded request', () => {
  const guard = { timeoutMs: 5_000, maxBytes: 10 };

  it('reads from an allowed host', async () => {
    const { host, url } = await says('hello');

    expect(await guardedGet({ ...guard, allowedHosts: [host] })(url)).toBe('hello');
  });

  it.each(['http://127.0.0.1:1/', 'file:///etc/passwd', 'http://allowed.example@evil.example/', 'nothing'])(
    'refuses %s',
    async (url) => {
      await expect(guardedGet({ ...guard, allowedHosts: ['allowed.example'] })(url)).rejects.toThrow('list of allowed');
    },
  );

  it('reads no more than it may', async () => {
    const { host, url } = await says('x'.repeat(11));

    await expect(guardedGet({ ...guard, allowedHosts: [host] })(url)).rejects.toThrow('more than 10 bytes');
  });

  it('follows no redirect', async () => {
    const target = await says('secret');
    const { host, url } = await aSite((_request, response) => response.writeHead(302, { location: target.url }).end());

    await expect(guardedGet({ ...guard, allowedHosts: [host] })(url)).rejects.toThrow('was not reached');
  });

  it('does not wait for ever, nor disclose the address it requested', async () => {
    const { host, url } = await aSite(() => {});
    const get = guardedGet({ ...guard, timeoutMs: 20, allowedHosts: [host] });

    await expect(get(`${url}/?key=secret`)).rejects.toThrow(new OutgoingFailure(`${host} took longer than 20 ms`));
  });
});

describe('exchange rates', () => {
  it('have a table for those who are offline', async () => {
    expect(await builtInRates.fetchRates()).toMatchObject({ rates: { USD: 1, UAH: 41.3, RUB: 81 } });
  });

  it('come from a source, stamped with the time', async () => {
    const { url } = await says('{"USD":1,"UAH":42.5,"RUB":90,"EUR":0.9}');

    expect(await httpRates({ url, clock }).fetchRates()).toEqual({
      rates: { USD: 1, UAH: 42.5, RUB: 90 },
      updatedAt: '2030-05-01T10:00:00.000Z',
    });
  });

  it.each([
    '{"UAH":0,"RUB":90}',
    '{"UAH":"42","RUB":90}',
    '{"UAH":42}',
    '{"USD":2,"UAH":42,"RUB":90}',
    'null',
    '<html>',
  ])('are refused when the source says %s', async (body) => {
    const { url } = await says(body);

    await expect(httpRates({ url, clock }).fetchRates()).rejects.toThrow('no usable exchange rates');
  });
});

describe('the country of an address', () => {
  const counting = async (body: string) => {
    const urls: string[] = [];
    const { url } = await aSite((request, response) => {
      urls.push(request.url ?? '');
      response.end(body);
    });
    return { urls, lookup: httpCountryLookup({ url }) };
  };

  it('is requested once and remembered', async () => {
    const { urls, lookup } = await counting('1;UA;UKR;Ukraine');

    expect(await lookup.countryOf('93.184.216.34')).toBe('ua');
    expect(await lookup.countryOf('93.184.216.34')).toBe('ua');
    expect(urls).toEqual(['/93.184.216.34']);
  });

  it.each(['0;;;WRONG INPUT', '2;;;UNKNOWN', '1;UKR;UA;Ukraine', '<html>', ''])(
    'is unknown for the answer %s',
    async (body) => {
      const { lookup } = await counting(body);

      expect(await lookup.countryOf('93.184.216.34')).toBeNull();
    },
  );

  it('is never requested for an address of one’s own network', async () => {
    const { urls, lookup } = await counting('1;UA;UKR;Ukraine');

    expect(await lookup.countryOf('192.168.1.5')).toBeNull();
    expect(urls).toEqual([]);
  });

  it('is unknown while the source is down, and requested again later', async () => {
    let isDown = true;
    const { url } = await aSite((_request, response) => response.writeHead(isDown ? 500 : 200).end('1;UA;UKR;Ukraine'));
    const lookup = httpCountryLookup({ url });

    expect(await lookup.countryOf('2001:4860:4860::8888')).toBeNull();
    isDown = false;
    expect(await lookup.countryOf('2001:4860:4860::8888')).toBe('ua');
  });
});

it.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['::ffff:8.8.8.8', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:0a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['localhost', false],
  ['', false],
])('tells a public address from the others: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
