import { exampleValues } from './example-values.ts';
import type { Json } from './json.ts';

export type Schemas = Readonly<Record<string, Json>>;

const typed: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, string: 'text', null: null };
const formatted: Readonly<Record<string, string>> = {
  'date-time': '2026-03-01T12:00:00.000Z',
  date: '2026-03-01',
  uuid: '5f2b1e0c-8a53-4d2e-9a31-6f0a4f6b7c11',
  email: 'fan@stagedoor.example',
  uri: 'https://example.org',
};

/** A value that fits a schema: the property's value in the demo world, or the simplest one of its type. */
export const exampleOf = (schema: Json, schemas: Schemas, name = '', io: 'input' | 'output' = 'output'): unknown => {
  const at = (inner: Json, innerName = name) => exampleOf(inner, schemas, innerName, io);
  if (typeof schema.$ref === 'string') return at(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return schema.const;
  if (Object.hasOwn(exampleValues, name) && fits(exampleValues[name], schema)) return exampleValues[name];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives) return at(alternatives.find(({ type }) => type !== 'null') ?? {});
  if ('default' in schema && io === 'input') return schema.default;
  if (schema.type === 'array') return schema.maxItems === 0 ? [] : [at((schema.items ?? {}) as Json, singular(name))];
  if (schema.type === 'object') return objectOf(schema, at, io);
  return plainest(schema);
};

type At = (schema: Json, name?: string) => unknown;

const objectOf = (schema: Json, at: At, io: 'input' | 'output'): Json => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const required = (schema.required ?? []) as string[];
  // Omits optional properties of requests, unless nothing would remain.
  const shown =
    io === 'output' || required.length === 0 ? properties : properties.filter(([key]) => required.includes(key));
  const own = shown.map(([key, value]) => [key, at(value, key)]);
  return Object.fromEntries([...own, ...recordOf(schema, at)]);
};

const recordOf = ({ propertyNames, additionalProperties }: Json, at: At): [string, unknown][] => {
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return [];
  const keys = ((propertyNames as Json | undefined)?.enum as string[] | undefined) ?? ['name'];
  return keys.map((key) => [key, at(additionalProperties as Json, '')]);
};

const plainest = ({ type, format, minimum, exclusiveMinimum, minLength }: Json): unknown => {
  if (typeof format === 'string' && Object.hasOwn(formatted, format)) return formatted[format];
  const one = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (one === 'string') return 'text'.padEnd(Number(minLength ?? 0), '…');
  if (one !== 'integer' && one !== 'number') return typed[String(one)] ?? {};
  return Math.max(1, Number(minimum ?? 1), Number(exclusiveMinimum ?? 0) + 1);
};

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Whether a stored value has the schema's type and is within its enum; a test checks the rest. */
const fits = (value: unknown, schema: Json): boolean => {
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives) return alternatives.some((each) => fits(value, each));
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (typeof schema.pattern === 'string' && typeof value === 'string' && !matches(schema.pattern, value)) return false;
  if (typeof schema.format === 'string' && schema.format !== 'email') return false;
  const types = [schema.type].flat();
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
    return (types.includes('integer') || types.includes('number')) && value >= minimum && value <= maximum;
  }
  if (typeof value === 'string')
    return types.includes('string') && value.length <= Number(schema.maxLength ?? Infinity);
  if (!Array.isArray(value)) return types.includes('object') && typeof value === 'object';
  return types.includes('array') && value.every((item) => fits(item, (schema.items ?? {}) as Json));
};

const matches = (pattern: string, value: string) => new RegExp(pattern, 'u').test(value);
