import { Refusal } from '@stagedoor/contract/errors';
import type { FastifyInstance } from 'fastify';
import { MalformedRequest } from './refusals.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
// Ours need five. What goes through a body level by level must not run out of stack on one that somebody made up.
const deepest = 32;

/**
 * JSON as PostgreSQL can store it: valid UTF-8, no NUL, no half of a surrogate pair, no keys that reach for a prototype,
 * and not nested without an end. An empty body is no body.
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
      // Valid UTF-8 holds neither NUL in its strings nor half a pair, unless it is written as an escape.
      if (text.includes('\\u') && !isStorable(value)) return done(unusable());
      return done(null, value);
    });
  });
};

/** Counted before it is parsed: brackets within strings open nothing. */
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

const unusable = () => new Refusal('mandatoryFieldNull', { fields: { body: 'invalid' } });

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner));
};

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');
