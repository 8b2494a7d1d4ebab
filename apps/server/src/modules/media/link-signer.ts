import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { hour, minute } from '../../platform/time.ts';

type Deps = { secrets: Secrets; clock: Clock };

/** The longest lifetime of a link. */
export const linkMs = 2 * hour;

/** How long a brief link is at least valid, and a browser may keep what it opened. */
export const briefMs = 5 * minute;

/**
 * Signs links with an id and an expiry, so that they need no storage. `what` separates kinds of links, so that one
 * cannot be used as another.
 */
export const linkSigner = ({ secrets, clock }: Deps, what: string) => {
  const macOf = (id: string, expires: string) => secrets.hash(what, id, expires);
  const sign = (id: string, expiresAt: Date): string => {
    const expires = String(expiresAt.getTime());
    return `${id}.${expires}.${macOf(id, expires).toString('base64url')}`;
  };
  // Constant within the window, so that a page that reloads keeps its cached pictures.
  const signByWindow = (id: string, window: number) =>
    sign(id, new Date((Math.floor(clock.now().getTime() / window) + 2) * window));
  return {
    sign,
    /** Valid for one to two hours. */
    signForNow: (id: string): string => signByWindow(id, linkMs / 2),
    /** Valid for five to ten minutes, where permissions end any time. */
    signBriefly: (id: string): string => signByWindow(id, briefMs),
    /** Returns the id of a valid link. */
    open: (token: string): string | null => {
      const [id = '', expires = '', mac = '', ...rest] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(id, expires);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return clock.now().getTime() < Number(expires) ? id : null;
    },
  };
};
