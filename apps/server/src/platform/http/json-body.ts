import { ApiError } from '@stagedoor/contract/errors';
import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from './refusals.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// Our bodies need five. Recursive code must not overflow the stack on a crafted body.
const deepest = 32;

/**
 * Accepts only JSON that PostgreSQL can store: valid UTF-8, no NUL, no lone surrogates, no prototype keys, bounded
 * nesting. An empty body is undefined.
 */
export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch (error) {
      return done(new MalformedRequest('body', { cause: error }));
    }
    if (isTooDeep(text)) return done(unusable());
    return parse(request, text, (error, value) => {
      if (error) return done(error);
      // In valid UTF-8, NUL and lone surrogates can only be written as escapes.
      if (text.includes('\\u') && !isStorable(value)) return done(unusable());
      return done(null, value);
    });
  });
};

/** Checks before parsing; brackets inside strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === backslash) at++;
      else if (sign === quote) inString = false;
    } else if (sign === quote) inString = true;
    else if (sign === openBrace || sign === openBracket) {
      if (++depth > deepest) return true;
    } else if (sign === closeBrace || sign === closeBracket) depth--;
  }
  return false;
};
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

const unusable = () => new ApiError('mandatoryFieldNull', { fields: { body: 'invalid' } });

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner));
};

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');
