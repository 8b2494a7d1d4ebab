import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aProgram, type TestProgram } from '../../../../../tests/support/program.ts';
import { addressOf, callerNetwork, networkOf, type TrustProxy } from './caller-address.ts';

describe('limits by address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('count %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('has no address for a request whose socket was reset', () => {
  const request = { ip: undefined, socket: { remoteAddress: undefined } } as unknown as FastifyRequest;
  expect(addressOf(request)).toBe('');
});

describe('an upgrade to a socket', () => {
  it.each<[string, TrustProxy, string | undefined, string | undefined, string]>([
    ['by its own address where no proxy is believed', false, '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['by what the one proxy says', 1, '10.0.0.7', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    ['by what a proxy of the network says', ['10.0.0.0/8'], '10.0.0.7', '203.0.113.7', '203.0.113.7'],
    ['by the proxy where it passes on nonsense', 1, '10.0.0.7', 'x'.repeat(9_000), '10.0.0.7'],
    ['by nothing when it was reset meanwhile', false, undefined, undefined, ''],
  ])('is counted %s', (_what, proxies, remoteAddress, forwarded, network) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
    expect(callerNetwork(proxies)(request)).toBe(network);
  });
});

const proxy = '10.0.0.7';
const allowed = 5;

/** Requests the link of an unknown order: 404 as long as the address is within its limit. */
const ask = async ({ app }: TestProgram, remoteAddress: string, forwardedFor?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/send-order-link',
    remoteAddress,
    headers: { ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
    payload: { receipt: crypto.randomUUID() },
  });
  return answer.statusCode;
};

/** The status after the limit is used up, each request from a new address. */
const statusAfter = async (program: TestProgram, from: (at: number) => [remote: string, forwarded?: string]) => {
  for (let at = 1; at <= allowed; at++) expect(await ask(program, ...from(at))).toBe(404);
  return ask(program, ...from(allowed + 1));
};

describe('behind one proxy', () => {
  it.each(['1', '10.0.0.0/8'])('a caller cannot choose an address (TRUST_PROXY=%s)', async (TRUST_PROXY) => {
    const program = await aProgram({ settings: { TRUST_PROXY } });
    expect(await statusAfter(program, (at) => [proxy, `198.51.100.${at}, 203.0.113.7`])).toBe(429);
    expect(await ask(program, proxy, '203.0.113.8')).toBe(404);
  });

  it('a caller that does not come through it is counted by their own address', async () => {
    const program = await aProgram({ settings: { TRUST_PROXY: '10.0.0.0/8' } });
    expect(await statusAfter(program, (at) => ['203.0.113.7', `198.51.100.${at}`])).toBe(429);
  });

  it.each(['1', '10.0.0.0/8'])('a list of 7 kB is refused like any other (TRUST_PROXY=%s)', async (TRUST_PROXY) => {
    const program = await aProgram({ settings: { TRUST_PROXY } });
    expect(await ask(program, proxy, 'x'.repeat(7_000))).toBe(404);
    expect(await ask(program, proxy, `${'198.51.100.1, '.repeat(500)}203.0.113.9`)).toBe(404);
  });
});

it('without a proxy nobody’s word about an address counts', async () => {
  const program = await aProgram();
  expect(await statusAfter(program, (at) => ['203.0.113.7', `198.51.100.${at}`])).toBe(429);
});

it('a network of IPv6 has the tries of one address', async () => {
  const program = await aProgram();
  expect(await statusAfter(program, (at) => [`2001:db8:1:2::${at}`])).toBe(429);
  expect(await ask(program, '2001:db8:1:3::1')).toBe(404);
});
