import type { FieldWord } from './field-problem.ts';

type Network = {
  /** The hosts of its pages, without `www.` and `m.`; null for any but those of the networks. */
  hosts: readonly string[] | null;
  /** What comes before a name that was typed without the rest of the link. */
  before?: string;
};

/** The places a talent may link to, in the order in which a page shows them. */
const socialNetworks = {
  website: { hosts: null },
  instagram: { hosts: ['instagram.com'], before: 'https://instagram.com/' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], before: 'https://youtube.com/@' },
  tiktok: { hosts: ['tiktok.com'], before: 'https://tiktok.com/@' },
  facebook: { hosts: ['facebook.com', 'fb.com'], before: 'https://facebook.com/' },
  x: { hosts: ['x.com', 'twitter.com'], before: 'https://x.com/' },
  telegram: { hosts: ['t.me', 'telegram.me'], before: 'https://t.me/' },
  twitch: { hosts: ['twitch.tv'], before: 'https://twitch.tv/' },
  spotify: { hosts: ['open.spotify.com'] },
} as const satisfies Record<string, Network>;

export type SocialNetwork = keyof typeof socialNetworks;
export const networkNames = Object.keys(socialNetworks) as SocialNetwork[];

const hostsOfNetworks = Object.values<Network>(socialNetworks).flatMap(({ hosts }) => hosts ?? []);

type ReadLink = { link: string; problem?: never } | { link?: never; problem: FieldWord };

/** Normalises a link as typed or pasted: with or without `https://`, or only the name in the network. */
export const readSocialLink = (network: SocialNetwork, typed: string): ReadLink => {
  const { hosts, before }: Network = socialNetworks[network];
  const text = typed.trim();
  const name = /^@([\w.-]+)$|^([\w-]+)$/.exec(text);
  if (name) return before ? { link: `${before}${name[1] ?? name[2]}` } : { problem: 'invalid' };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !domain.test(url.hostname) || url.port !== '') {
    return { problem: 'invalid' };
  }
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  if (hosts === null) {
    return hostsOfNetworks.includes(host) ? { problem: 'otherNetwork' } : { link: `https://${url.hostname}${path}` };
  }
  if (!hosts.includes(host)) return { problem: 'otherNetwork' };
  if (path === '') return { problem: 'invalid' };
  // The rest of the query says where the link was copied.
  const id = path === '/profile.php' ? url.searchParams.get('id') : null;
  return { link: `https://${host}${path}${id === null ? '' : `?id=${encodeURIComponent(id)}`}` };
};

const domain = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z]$/;
