import { describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../endpoint.ts';
import { endpoints } from '../endpoints/index.ts';
import { openApiDocument } from '../openapi.ts';
import { propertyLines } from './describe-properties.ts';
import { introduction } from './introduction.ts';
import type { Json } from './json.ts';

type Media = { example?: unknown; schema: Json };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; description?: string; example?: unknown; $ref?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
};
type Document = {
  info: { description: string };
  servers: unknown[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};

const document = JSON.parse(JSON.stringify(openApiDocument(endpoints))) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const specOf = (name: string) => (endpoints as Record<string, EndpointSpec>)[name];

type Property = { owner: string; name: string; schema: Json };

const propertiesIn = (value: unknown, owner: string): Property[] => {
  if (Array.isArray(value)) return value.flatMap((item) => propertiesIn(item, owner));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Json).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key !== 'properties') return propertiesIn(inner, owner);
    const own = Object.entries(inner as Record<string, Json>);
    return own.flatMap(([name, schema]) => [{ owner, name, schema }, ...propertiesIn(schema, owner)]);
  });
};

const parametersIn = ({ operationId: owner, parameters }: Operation): Property[] =>
  parameters.filter(({ $ref }) => !$ref).map((schema) => ({ owner, name: schema.name, schema: schema as Json }));

const properties = [
  ...operations.flatMap((operation) => [
    ...parametersIn(operation),
    ...propertiesIn([operation.requestBody, operation.responses], operation.operationId),
  ]),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => propertiesIn(schema, name)),
];

it('says a line about every property and every parameter', () => {
  const silent = properties.filter(({ schema }) => !schema.description);
  expect(silent.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
});

it('has no line about a property that is gone', () => {
  const used = new Set(
    properties.flatMap(({ owner, name }) => (`${owner}.${name}` in propertyLines ? [`${owner}.${name}`] : [name])),
  );
  expect(Object.keys(propertyLines).filter((line) => !used.has(line))).toEqual([]);
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (name, operation) => {
  const spec = specOf(name);

  it('shows requests that the contract takes and an answer that it gives', () => {
    const reply = operation.responses[200]?.content['application/json'];
    expect(spec?.reply?.safeParse(reply?.example).error).toBeUndefined();
    const body = operation.requestBody?.content['application/json'];
    if (spec?.body) expect(spec.body.safeParse(body?.example).error).toBeUndefined();
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const params = Object.fromEntries(inPath.map((parameter) => [parameter.name, parameter.example]));
    if (spec?.params) expect(spec.params.safeParse(params).error).toBeUndefined();
  });

  it('has what every reader of an API looks for', () => {
    expect(operation.summary).not.toBe('');
    expect(operation.description).not.toBe('');
    expect(Object.keys(operation.responses).some((status) => status.startsWith('4'))).toBe(true);
    for (const { content } of [operation.requestBody, ...Object.values(operation.responses)].filter((part) => !!part)) {
      for (const media of Object.values(content)) expect('example' in media || 'examples' in media).toBe(true);
    }
  });
});

it('keeps what a linter of OpenAPI asks for', () => {
  expect(document.servers).not.toEqual([]);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([]);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it('describes what has a name once, and refers to it', () => {
  const names = Object.keys(document.components.schemas);
  const text = JSON.stringify(document);
  expect(names).toEqual(expect.arrayContaining(['Error', 'Order', 'OrderSummary', 'Product', 'UserCard', 'Wallet']));
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

it.each([
  'Log in',
  'X-Device-Id',
  'Bearer anonymous',
  'Renewal',
  'Idempotency-Key',
  'cents of a US dollar',
  '`required`',
  'totalPages',
  '/{width}.webp',
  '/topic/order/{idOrder}',
  '/queue/{idUser}/{device}',
])('begins with what an integrator needs: %s', (words) => {
  expect(introduction).toContain(words);
});
