import { appAuthorization } from './app-key.ts';
import type { EndpointSpec } from './endpoint.ts';
import { sections } from './endpoints/index.ts';
import { errorBody } from './error-body.ts';
import type { Json } from './openapi/json.ts';
import { collectSchemas } from './openapi/json-schema.ts';
import { operationOf } from './openapi/operation.ts';

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
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key and body give the same answer; the same key with another body is refused.',
    schema: idempotencyKey,
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

const description = `Pictures: every \`imageLink\` is a path on this host and answers as given, with WebP about 960 pixels wide. Behind it \`/{width}.webp\` asks for another size: 160, 320, 640, 960, 1280 or 1920; a picture that is narrower comes as wide as it is. The link of a picture that was delivered with an order is signed and lives for an hour; the order gives a new one.`;

/** The whole API as OpenAPI 3.1, from the same objects that parse requests and type the client. */
export const openApiDocument = (endpoints: Record<string, EndpointSpec>): Json => {
  const { schemas, convert } = collectSchemas();
  const error = convert(errorBody, 'output');
  const paths: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(endpoints)) {
    const operation = operationOf({ name, tag: tagOf(name), spec, error }, convert);
    const path = `/api${spec.path}`;
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stagedoor', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    tags: Object.keys(sections).map((name) => ({ name })),
    paths,
    components: { schemas, parameters, headers, securitySchemes },
  };
};
