import { expect, it } from 'vitest';
import type { EndpointSpec } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { errors } from './errors.ts';
import { documentedPath, openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  responses: Record<string, { content: { 'application/json': { examples?: Record<string, unknown> } } }>;
  security: Record<string, unknown>[];
  'x-access': string;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const document = JSON.parse(JSON.stringify(openApiDocument(endpoints))) as Document;
const specs = (Object.entries(endpoints) as [string, EndpointSpec][]).filter(([, { reply }]) => reply);

const operation = (name: string): Operation => {
  const found = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
};

it('describes every call that is built under /api, with who may make it', () => {
  for (const [name, { method, path, access }] of specs) {
    expect(document.paths[documentedPath(path)]?.[method.toLowerCase()]).toMatchObject({
      operationId: name,
      'x-access': access,
    });
  }
});

it('refers only to what it contains', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const [root, components, kind = '', name = ''] = reference.split('/');
    expect([root, components]).toEqual(['#', 'components']);
    expect(document.components[kind], reference).toHaveProperty(name);
  }
});

it('names every parameter of a path', () => {
  for (const [name, { path }] of specs) {
    const inPath = operation(name).parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});

it('lists every refusal under its status, with name and code', () => {
  for (const [name, { refusals = [] }] of specs) {
    for (const refusal of ['somethingWrong', ...refusals] as const) {
      const { code, status } = errors[refusal];
      expect(operation(name).responses[status]?.content['application/json'].examples).toHaveProperty(refusal, {
        value: { error: code, name: refusal },
      });
    }
  }
});

it('warns of a missing session wherever one is needed', () => {
  for (const [name, { access }] of specs) {
    if (access === 'app' || access === 'public') continue;
    expect(operation(name).responses).toHaveProperty('403');
    expect(operation(name).security).toEqual([{ bearer: [] }]);
  }
});

it('asks for an idempotency key where money moves', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  expect(operation('buyProduct').parameters).toContainEqual(key);
  expect(operation('getGroups').parameters).not.toContainEqual(key);
});

it('shows requests as they are sent and replies as they come', () => {
  expect(document.paths['/api/find-users-by-group-name/{groupName}']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { size: { default: 16 } } } } } },
    responses: {
      200: {
        content: {
          'application/json': {
            schema: { properties: { items: { items: { $ref: '#/components/schemas/UserCard' } } } },
          },
        },
      },
    },
  });
});

it('tells what a purchase asks for, field by field', () => {
  const { requestBody } = operation('buyProduct') as unknown as {
    requestBody: { content: { 'application/json': { schema: { properties: { fields: Record<string, unknown> } } } } };
  };
  const { fields } = requestBody.content['application/json'].schema.properties;
  const names = [
    'recipientName',
    'occasion',
    'greetingLanguage',
    'wishes',
    'text',
    'fullName',
    'companyName',
    'comment',
    'email',
    'phone',
    'idVariation',
  ];
  const more = ['quantity', 'express', 'promoCode', 'keepHidden', 'delivery'];
  expect(Object.keys(fields.properties as object).toSorted()).toEqual([...names, ...more].toSorted());
  expect(fields).not.toHaveProperty('required');
  expect(JSON.stringify(fields)).toContain('idWarehouse');
  expect(fields.description).toContain('PHYSICAL: fullName, ');
});

it.each(['updateEmail', 'loginWithPassword', 'verifyCorporateEmail', 'resetPassword', 'loginGetPassword'])(
  'says that %s may refuse an address by a name of its own',
  (name) => {
    expect(operation(name).responses[422]?.content['application/json'].examples).toHaveProperty('invalidEmail');
  },
);
