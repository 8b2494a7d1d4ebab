import type { Access, EndpointSpec } from '../endpoint.ts';
import { callExamples } from './call-examples.ts';
import { lineOf } from './describe-properties.ts';
import { exampleOf, type Schemas } from './example-of.ts';
import type { Json } from './json.ts';
import type { Convert } from './json-schema.ts';
import { errorResponses } from './responses.ts';

type Call = { name: string; tag: string; spec: EndpointSpec; error: Json };
type Tools = { convert: Convert; schemas: Schemas };

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

const parametersOf = ({ name: call, spec }: Call, { convert, schemas }: Tools): Json[] => {
  const known = spec.params ? propertiesOf(convert(spec.params, 'input', call)) : {};
  const query = spec.query ? convert(spec.query, 'input', call) : {};
  const required = Array.isArray(query.required) ? query.required : [];
  const examples = callExamples[call] ?? {};
  const one = (place: 'path' | 'query', name: string, { description, ...schema }: Json, needed: boolean): Json => {
    const example =
      { ...examples.params, ...examples.query }[name] ?? (needed && exampleOf(schema, schemas, name, 'input'));
    return {
      name,
      in: place,
      required: needed,
      description: description ?? lineOf(name, call),
      schema,
      ...(example !== false && { example }),
    };
  };
  return [
    ...pathNames(spec.path).map((name) => one('path', name, (known[name] ?? { type: 'string' }) as Json, true)),
    ...Object.entries(propertiesOf(query)).map(([name, schema]) =>
      one('query', name, schema as Json, required.includes(name)),
    ),
    { $ref: '#/components/parameters/DeviceId' },
    ...(spec.idempotent ? [{ $ref: `#/components/parameters/${keyNames[String(spec.idempotent)]}` }] : []),
  ];
};

const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' };

const filesOf = (most: number): Json => ({
  type: 'object',
  properties: {
    checksum: { type: 'string', pattern: '^[0-9a-f]{64}$', description: lineOf('checksum', '') },
    file: { ...(most === 1 ? file : { type: 'array', items: file, maxItems: most }), description: lineOf('file', '') },
  },
  required: ['file'],
});

const propertiesOf = (schema: Json): Json => (schema.properties ?? {}) as Json;

const requestOf = ({ name, spec }: Call, body: Json, schemas: Schemas): Json => {
  const content = (type: string, schema: Json, example: unknown) => ({
    requestBody: { required: true, content: { [type]: { schema, example } } },
  });
  if (spec.files)
    return content('multipart/form-data', filesOf(spec.files), {
      file: spec.files === 1 ? 'portrait.webp' : ['portrait.webp'],
    });
  if (spec.bytes) return content('application/octet-stream', file, 'the bytes');
  if (!spec.body) return {};
  return content('application/json', body, callExamples[name]?.body ?? exampleOf(body, schemas, '', 'input'));
};

const success = (reply: Json, schemas: Schemas): Json => ({
  description: 'Done',
  headers: { Authorization: { $ref: '#/components/headers/RenewedToken' } },
  content: { 'application/json': { schema: reply, example: exampleOf(reply, schemas) } },
});

const descriptionOf = ({ access, scopes, limit }: EndpointSpec): string =>
  [
    accessLines[access],
    ...(scopes ? [`Needs one of the scopes ${scopes.join(', ')}.`] : []),
    ...(limit ? [`At most ${limit.max} calls in ${limit.seconds} seconds.`] : []),
  ].join(' ');

const accessLines: Record<Access, string> = {
  app: 'Carries the app’s key instead of a session.',
  public: 'For everyone.',
  registering: 'For everyone with a session, also before the registration is finished.',
  user: 'For registered users.',
  expert: 'For talents and their agents.',
  staff: 'For our team, after the second factor.',
  staffDoor: 'For our team, also before the second factor.',
};

export const operationOf = (call: Call, tools: Tools): Json => {
  const { name, tag, spec, error } = call;
  const body = spec.body ? tools.convert(spec.body, 'input', name) : {};
  const reply = tools.convert(spec.reply, 'output', name);
  return {
    operationId: name,
    tags: [tag],
    summary: spec.summary ?? name,
    description: descriptionOf(spec),
    security: security[spec.access],
    parameters: parametersOf(call, tools),
    ...requestOf(call, body, tools.schemas),
    responses: {
      200: success(reply, tools.schemas),
      ...errorResponses(spec, error),
    },
    'x-access': spec.access,
  };
};
