import { guardedGet } from './outgoing.ts';

/** Reads a user's public profile page on another site. */
export type ProfilePages = {
  /** Whether it is on an allowed host and a page that only its owner can write to. */
  mayRead(address: string): boolean;
  read(address: string): Promise<string>;
};

const name = /^\/[\w.-]{1,60}\/?$/;

/**
 * The paths of profile pages per host. On a video, track or repository page strangers could post the verification code.
 */
const profilePaths: Readonly<Record<string, RegExp>> = {
  'github.com': /^\/[A-Za-z\d-]{1,39}\/?$/,
  'soundcloud.com': /^\/[a-z\d_-]{1,60}\/?$/,
  't.me': /^\/[A-Za-z]\w{3,31}\/?$/,
  // Numeric paths are videos there.
  'vimeo.com': /^\/(?!\d+\/?$)[A-Za-z\d_-]{1,60}\/?$/,
  'www.youtube.com': /^\/(@[\w.·-]{1,100}|(channel|c|user)\/[\w-]{1,100})(\/about)?\/?$/,
};

const isProfile = ({ host, pathname, search }: URL): boolean =>
  search === '' && (profilePaths[host] ?? name).test(pathname);

/** Reads only allowed hosts, because the URL is user input. */
export const httpProfilePages = ({ hosts }: { hosts: readonly string[] }): ProfilePages => ({
  mayRead: (address) => {
    const url = URL.parse(address);
    return url !== null && hosts.includes(url.host) && isProfile(url);
  },
  read: guardedGet({ allowedHosts: hosts, timeoutMs: 5_000, maxBytes: 4 * 1024 * 1024 }),
});
