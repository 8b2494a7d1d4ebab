import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { openApiDocument } from '@stagedoor/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { serveText } from '../serve-text.ts';
import { viewerPage, viewerPolicy, viewerScript, viewerStyle } from './viewer.ts';

const require = createRequire(import.meta.url);
const guide = new URL('../../../../../../docs/first-purchase.md', import.meta.url);

const types = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

/** Serves the contract at `/api/openapi.json`, a viewer at `/api/docs` and a guide to a first purchase with curl. */
export const serveDocumentation = (app: FastifyInstance, endpoints: Readonly<Record<string, EndpointSpec>>) => {
  const serve = (path: string, type: string, make: () => string, headers = {}) =>
    serveText(app, path, { type, headers, make });
  const ofViewer = (file: string) => () => readFileSync(require.resolve(`swagger-ui-dist/${file}`), 'utf8');

  serve('/api/openapi.json', types.json, () => JSON.stringify(openApiDocument(endpoints)));
  serve('/api/first-purchase', types.text, () => readFileSync(guide, 'utf8'));
  serve('/api/docs', types.html, () => viewerPage, { 'content-security-policy': viewerPolicy });
  serve('/api/docs/start.js', types.js, () => viewerScript);
  serve('/api/docs/start.css', types.css, () => viewerStyle);
  serve('/api/docs/swagger-ui.js', types.js, ofViewer('swagger-ui-bundle.js'));
  serve('/api/docs/swagger-ui.css', types.css, ofViewer('swagger-ui.css'));
};
