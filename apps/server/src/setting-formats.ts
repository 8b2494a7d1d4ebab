import { isIP } from 'node:net';
import { z } from 'zod';

export const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

export const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const expected = `a whole number from ${min} to ${max}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);
};

const randomText = 'a random text of at least 32 characters';
// A random text of 32 characters has more distinct ones; a held-down key has one.
const fewestDistinct = 10;

export const secret = z
  .string()
  .min(32, randomText)
  .refine((text) => new Set(text).size >= fewestDistinct, randomText);

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'a URL such as postgres://user:password@host:5432/database');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL such as https://stagedoor.example' });

/** Paths are appended as they are, so nothing may follow the host. */
export const originUrl = httpUrl
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'a URL without a path such as https://stagedoor.example')
  .transform((text) => new URL(text).origin);

/** Pages of these origins may call the API. */
export const originList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(originUrl));

export const hostList = z
  .string()
  .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'hosts such as t.me,vimeo.com')
  .transform((list) => list.split(','));

/** Of WebRTC, separated by spaces. */
export const serverList = z
  .string()
  .regex(/^(stun|turns?):\S+( (stun|turns?):\S+)*$/, 'servers such as stun:calls.example:3478 turn:calls.example:3478')
  .transform((list) => list.split(' '));

export const checkedBy = (schema: z.ZodType<string, string>, otherwise: string) =>
  z
    .string()
    .refine((value) => schema.safeParse(value).success, otherwise)
    .pipe(schema);

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const mostBits = version === 4 ? 32 : 128;
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= mostBits));
};

/**
 * The proxies trusted to name the caller's address. Trusting all is not allowed: callers could choose their own
 * address.
 */
export const proxies = z
  .string()
  .refine(
    (text) => text === 'off' || /^[1-9]$/.test(text) || text.split(',').every(isNetwork),
    'off, the number of proxies in front of the server (such as 1), or their networks (such as 10.0.0.0/8,127.0.0.1); trusting all would let clients choose their address and bypass rate limits',
  )
  .transform((text) => {
    if (text === 'off') return false;
    return /^\d$/.test(text) ? Number(text) : text.split(',');
  });
