import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** The number of proxies in front of the program, or their networks; false trusts no forwarded address. */
export type TrustProxy = false | number | readonly string[];

/** Given a number, Fastify itself trusts no hop. */
export const trusting = (proxies: TrustProxy) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies && [...proxies];

/** The same for requests that bypass Fastify: WebSocket upgrades. */
export const callerNetwork = (proxies: TrustProxy) => {
  const trust = trusting(proxies);
  const believes = trust ? (typeof trust === 'function' ? trust : proxyAddr.compile(trust)) : () => false;
  return (request: IncomingMessage): string => {
    return networkOf(addressOf({ ip: proxyAddr(request, believes), socket: request.socket }));
  };
};

/**
 * The client's address. A proxy may forward an invalid value unchecked; then it falls back to the proxy's own address.
 */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  // A socket that was reset has no address, whatever the types say.
  const plain = withoutZone((ip as string | undefined) ?? '');
  return isIP(plain) ? plain : withoutZone(socket.remoteAddress ?? '');
};

/**
 * The key by which rate limits count an address. A client with one IPv6 address controls its whole /64, and IPv4-mapped
 * IPv6 is the same client as plain IPv4.
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

/** Expands an IPv6 address to its eight groups. */
const groupsOf = (address: string): number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
};
