import type { Access, EndpointSpec } from '../endpoint.ts';
import type { Json } from './json.ts';
import type { collectSchemas } from './json-schema.ts';
import { errorResponses } from './responses.ts';

type Convert = ReturnType<typeof collectSchemas>['convert'];

const security: Record<Access, readonly Json[]> = {
  app: [{ appKey: [] }],
  public: [{}, { bearer: [] }],
  registering: [{ bearer: [] }],
  user: [{ bearer: [] }],
  expert: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  staffDoor: [{ bearer: [] }],
};

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const keyNames: Readonly<Record<string, string>> = { true: 'IdempotencyKey', optional: 'OptionalIdempotencyKey' };

const parametersOf = ({ path, params, query, idempotent }: EndpointSpec, convert: Convert): Json[] => {
  const known = params ? propertiesOf(convert(params, 'input')) : {};
  const asked = query ? convert(query, 'input') : {};
  const required = Array.isArray(asked.required) ? asked.required : [];
  return [
    ...pathNames(path).map((name) => ({ name, in: 'path', required: true, schema: known[name] ?? { type: 'string' } })),
    ...Object.entries(propertiesOf(asked)).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    { $ref: '#/components/parameters/DeviceId' },
    ...(idempotent ? [{ $ref: `#/components/parameters/${keyNames[String(idempotent)]}` }] : []),
  ];
};

const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' };

const filesOf = (most: number): Json => ({
  type: 'object',
  properties: {
    checksum: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    file: most === 1 ? file : { type: 'array', items: file, maxItems: most },
  },
  required: ['file'],
});

const propertiesOf = (schema: Json): Json => (schema.properties ?? {}) as Json;

const success = (reply: Json): Json => ({
  description: 'Done',
  headers: { Authorization: { $ref: '#/components/headers/RenewedToken' } },
  content: { 'application/json': { schema: reply } },
});

export const operationOf = (
  { name, tag, spec, error }: { name: string; tag: string; spec: EndpointSpec; error: Json },
  convert: Convert,
): Json => {
  const body = spec.body ? convert(spec.body, 'input') : {};
  return {
    operationId: name,
    tags: [tag],
    ...(spec.summary && { summary: spec.summary }),
    security: security[spec.access],
    parameters: parametersOf(spec, convert),
    ...(spec.body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    ...(spec.files && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: filesOf(spec.files) } } },
    }),
    ...(spec.bytes && { requestBody: { required: true, content: { 'application/octet-stream': { schema: file } } } }),
    responses: {
      ...(spec.reply && { 200: success(convert(spec.reply, 'output')) }),
      ...errorResponses(spec, error),
    },
    'x-access': spec.access,
    'x-built': spec.reply !== undefined,
  };
};
