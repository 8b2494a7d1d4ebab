import { guardedGet } from './outgoing.ts';

/** What stands on somebody's public page elsewhere. */
export type ProfilePages = {
  /** Whether it is a page that we may look at. */
  mayRead(address: string): boolean;
  read(address: string): Promise<string>;
};

/** Looks only at hosts that are on the list: the address comes from a stranger. */
export const httpProfilePages = ({ hosts }: { hosts: readonly string[] }): ProfilePages => ({
  mayRead: (address) => hosts.includes(URL.parse(address)?.host ?? ''),
  read: guardedGet({ allowedHosts: hosts, timeoutMs: 5_000, maxBytes: 4 * 1024 * 1024 }),
});
