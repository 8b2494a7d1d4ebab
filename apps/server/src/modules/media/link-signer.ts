import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { hour } from '../../platform/time.ts';

type Deps = { secrets: Secrets; clock: Clock };

/** The longest that a link lives. */
export const linkMs = 2 * hour;

/** Links that prove by themselves that we issued them, for what and until when. `what` keeps those of one sort from opening another. */
export const linkSigner = ({ secrets, clock }: Deps, what: string) => {
  const macOf = (id: string, expires: string) => secrets.hash(what, id, expires);
  const sign = (id: string, expiresAt: Date): string => {
    const expires = String(expiresAt.getTime());
    return `${id}.${expires}.${macOf(id, expires).toString('base64url')}`;
  };
  return {
    sign,
    /** For an hour at least. Within the hour it stays the same, so that a page that asks again goes on showing what it shows. */
    signForNow: (id: string): string => sign(id, new Date(Math.floor(clock.now().getTime() / hour) * hour + linkMs)),
    /** The id that a living link was issued for. */
    open: (token: string): string | null => {
      const [id = '', expires = '', mac = '', ...rest] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(id, expires);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return clock.now().getTime() < Number(expires) ? id : null;
    },
  };
};
