import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { hour } from '../../platform/time.ts';

type Deps = { secrets: Secrets; clock: Clock };

/** The longest lifetime of a link. */
export const linkMs = 2 * hour;

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
  return {
    sign,
    /** Valid for at least an hour. Constant within the hour, so that a page that reloads keeps its cached pictures. */
    signForNow: (id: string): string => sign(id, new Date(Math.floor(clock.now().getTime() / hour) * hour + linkMs)),
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
