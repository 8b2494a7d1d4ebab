import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** How many proxies stand in front of the program, or which networks they are in; false: none is believed. */
export type TrustProxy = false | number | readonly string[];

/** Fastify itself believes nobody when it is given a number. */
export const trusting = (proxies: TrustProxy) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies && [...proxies];

/** The same for a request that Fastify does not see: an upgrade to a WebSocket. */
export const callerNetwork = (proxies: TrustProxy) => {
  const trust = trusting(proxies);
  const believes = trust ? (typeof trust === 'function' ? trust : proxyAddr.compile(trust)) : () => false;
  return (request: IncomingMessage): string => {
    // A socket that was reset meanwhile has no address any more, whatever the types say.
    const ip: string | undefined = proxyAddr(request, believes);
    return networkOf(addressOf({ ip: ip ?? '', socket: request.socket }));
  };
};

/** Whose request it is. What a proxy passes on unread may be anything: then it is the proxy's own address. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const plain = withoutZone(ip);
  return isIP(plain) ? plain : withoutZone(socket.remoteAddress ?? '');
};

/**
 * By what limits count an address. Whoever has one IPv6 address has the other 2^64 of its network too, and IPv4 that came
 * over an IPv6 socket is the same caller as without.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
};

const withoutZone = (address: string) => address.split('%', 1)[0] ?? '';
const hex = (group: number) => group.toString(16);

/** The eight numbers of an IPv6 address, however it is abbreviated. */
const groupsOf = (address: string): number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
};
