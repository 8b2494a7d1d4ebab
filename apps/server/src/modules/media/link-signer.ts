import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

/** Links that prove by themselves that we issued them, for what and until when. */
export const linkSigner = (secrets: Secrets) => {
  const macOf = (id: string, expires: string) => secrets.hash('link to a private file', id, expires);
  return {
    sign: (id: string, expiresAt: Date): string => {
      const expires = String(expiresAt.getTime());
      return `${id}.${expires}.${macOf(id, expires).toString('base64url')}`;
    },
    /** The id that a living link was issued for. */
    open: (token: string, now: Date): string | null => {
      const [id = '', expires = '', mac = '', ...rest] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(id, expires);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return now.getTime() < Number(expires) ? id : null;
    },
  };
};
