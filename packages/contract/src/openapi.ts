import { appAuthorization } from './app-key.ts';
import type { EndpointSpec } from './endpoint.ts';
import { sections } from './endpoints/index.ts';
import { errorBody } from './error-body.ts';
import { introduction } from './openapi/introduction.ts';
import type { Json } from './openapi/json.ts';
import { collectSchemas } from './openapi/json-schema.ts';
import { operationOf } from './openapi/operation.ts';
import { sectionLines } from './openapi/section-lines.ts';

const tagOf = (name: string): string => Object.entries(sections).find(([, section]) => name in section)?.[0] ?? 'other';

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or the published anonymous one.' },
  appKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: `Names the calling app and its version, for example \`${appAuthorization}\`. Not a secret.`,
  },
};

const idempotencyKey = { type: 'string', minLength: 1, maxLength: 200 };

const parameters = {
  DeviceId: {
    name: 'X-Device-Id',
    in: 'header',
    description: 'A random id of this installation. Sessions are bound to it.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$' },
    example: '5f2b1e0c-8a53-4d2e-9a31-6f0a4f6b7c11',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key and body give the same answer; the same key with another body is refused.',
    schema: idempotencyKey,
    example: 'b7d1c5b2-2f0e-4a55-8a0b-3f7e5d1c9a42',
  },
  OptionalIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'With a key, the same call gives the same answer; without one, it is a new call each time.',
    schema: idempotencyKey,
  },
};

const headers = {
  RenewedToken: { description: 'When present, the token to use from now on.', schema: { type: 'string' } },
};

/** Every path works with and without a trailing slash; the document lists those without. */
export const documentedPath = (path: string) => `/api${path.replace(/\/$/, '')}`;

/** The API as OpenAPI 3.1, from the same objects that parse requests and type the client. */
export const openApiDocument = (endpoints: Record<string, EndpointSpec>): Json => {
  const { schemas, convert } = collectSchemas();
  const error = convert(errorBody, 'output', 'Error');
  const paths: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(endpoints)) {
    const operation = operationOf({ name, tag: tagOf(name), spec, error }, { convert, schemas });
    const path = documentedPath(spec.path);
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stagedoor API',
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This host' }],
    tags: Object.entries(sectionLines).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas, parameters, headers, securitySchemes },
  };
};
