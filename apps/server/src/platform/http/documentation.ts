import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { openApiDocument } from '@stagedoor/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { plainPagePolicy } from './html.ts';
import { serveText } from './serve-text.ts';

/** The contract for programs at `/api/openapi.json`, for people at `/api/docs`. */
export const serveDocumentation = (app: FastifyInstance, endpoints: Readonly<Record<string, EndpointSpec>>) => {
  serveText(app, '/api/openapi.json', {
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(openApiDocument(endpoints)),
  });
  serveText(app, '/api/docs', {
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': plainPagePolicy },
    make: () => documentationPage(openApiDocument(endpoints)),
  });
};
