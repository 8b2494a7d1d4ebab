import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { openApiDocument } from '@stagedoor/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';

/** The contract for programs at `/api/openapi.json`, for people at `/api/docs`. */
export const serveDocumentation = (app: FastifyInstance, endpoints: Readonly<Record<string, EndpointSpec>>) => {
  const document = openApiDocument(endpoints);
  const json = JSON.stringify(document);
  const page = documentationPage(document);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page),
  );
};
