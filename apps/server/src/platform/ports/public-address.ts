import { BlockList, isIP } from 'node:net';

const special = new BlockList();
const ranges: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [network, prefix] of ranges) special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');

/** False for private, loopback, link-local and multicast addresses, and for invalid ones. */
export const isPublicAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && !special.check(plain, version === 4 ? 'ipv4' : 'ipv6');
};
