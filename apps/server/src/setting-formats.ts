import { isIP } from 'node:net';
import { z } from 'zod';

export const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

export const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const expected = `a whole number from ${min} to ${max}`;
  return z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);
};

const randomText = 'a random text of at least 32 characters';
// Thirty-two random letters of any alphabet have more; one key held down has one.
const fewestDistinct = 10;

export const secret = z
  .string()
  .min(32, randomText)
  .refine((text) => new Set(text).size >= fewestDistinct, randomText);

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'a URL such as postgres://user:password@host:5432/database');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL such as https://stagedoor.example' });

/** Addresses are put behind it as they are, so it has nothing behind the host itself. */
export const originUrl = httpUrl
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'a URL without a path such as https://stagedoor.example')
  .transform((text) => new URL(text).origin);

export const hostList = z
  .string()
  .regex(/^[a-z0-9.-]+(,[a-z0-9.-]+)*$/, 'hosts such as t.me,vimeo.com')
  .transform((list) => list.split(','));

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

/** Whose word about the caller's address is believed. "Everybody's" is no choice: callers would choose their address. */
export const proxies = z
  .string()
  .refine(
    (text) => text === 'off' || /^[1-9]$/.test(text) || text.split(',').every(isNetwork),
    'off, how many proxies stand in front of the program (such as 1), or their networks (such as 10.0.0.0/8,127.0.0.1), since whoever may name any address could pass every limit',
  )
  .transform((text) => {
    if (text === 'off') return false;
    return /^\d$/.test(text) ? Number(text) : text.split(',');
  });
