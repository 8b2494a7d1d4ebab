import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { openApiDocument } from '@stagedoor/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';

/** The contract for programs at `/api/openapi.json`, for people at `/api/docs`. */
export const serveDocumentation = (app: FastifyInstance, endpoints: Readonly<Record<string, EndpointSpec>>) => {
  // Made when first asked for: most processes never are.
  const document = once(() => openApiDocument(endpoints));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => documentationPage(document()));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json()));
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page()),
  );
};

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
