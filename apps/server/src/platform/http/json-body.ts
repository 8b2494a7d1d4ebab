import type { FastifyInstance } from 'fastify';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

class MalformedBody extends Error {
  readonly statusCode = 400;
}

/** JSON as PostgreSQL can store it: valid UTF-8, no NUL, no keys that reach for a prototype. An empty body is no body. */
export const acceptJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(new MalformedBody('The body is not valid UTF-8.'));
    }
    return parse(request, text, (error, value) => {
      if (error) return done(error);
      if (text.includes('\\u0000') && holdsNul(value))
        return done(new MalformedBody('The body holds a NUL character.'));
      return done(null, value);
    });
  });
};

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
};
