import { guardedGet } from './outgoing.ts';

/** What stands on somebody's public page elsewhere. */
export type ProfilePages = {
  /** Whether it is a page that we may look at, and on which nobody but its owner writes. */
  mayRead(address: string): boolean;
  read(address: string): Promise<string>;
};

const name = /^\/[\w.-]{1,60}\/?$/;

/** Where each host keeps a person's own page. Under a video, a track or a repository strangers could leave the code. */
const profilePaths: Readonly<Record<string, RegExp>> = {
  'github.com': /^\/[A-Za-z\d-]{1,39}\/?$/,
  'soundcloud.com': /^\/[a-z\d_-]{1,60}\/?$/,
  't.me': /^\/[A-Za-z]\w{3,31}\/?$/,
  // Numbers are videos there.
  'vimeo.com': /^\/(?!\d+\/?$)[A-Za-z\d_-]{1,60}\/?$/,
  'www.youtube.com': /^\/(@[\w.·-]{1,100}|(channel|c|user)\/[\w-]{1,100})(\/about)?\/?$/,
};

const isProfile = ({ host, pathname, search }: URL): boolean =>
  search === '' && (profilePaths[host] ?? name).test(pathname);

/** Looks only at hosts that are on the list: the address comes from a stranger. */
export const httpProfilePages = ({ hosts }: { hosts: readonly string[] }): ProfilePages => ({
  mayRead: (address) => {
    const url = URL.parse(address);
    return url !== null && hosts.includes(url.host) && isProfile(url);
  },
  read: guardedGet({ allowedHosts: hosts, timeoutMs: 5_000, maxBytes: 4 * 1024 * 1024 }),
});
