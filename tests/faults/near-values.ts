import fc from 'fast-check';

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
};

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '../../etc/passwd',
  '{{7*7}}',
  'a'.repeat(10_000),
  'İıſΩﷺ',
  '👩‍👩‍👧‍👦',
);

export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostile,
  fc.constant({ __proto__: null }),
);

/** Values that look like what the schema wants, each part now and then replaced by something else. */
export const nearly = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyJson });

const fitting = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(nearly));
  if (schema.properties) {
    const parts = Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, nearly(part)]));
    return fc.record(parts, { requiredKeys: [] });
  }
  return plain(schema);
};

const plain = ({ type, items, format }: JsonSchema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'array':
      return fc.array(nearly(items ?? {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 100, 1001, -1, 2 ** 53));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return format === 'email'
        ? fc.oneof(fc.emailAddress(), hostile)
        : fc.oneof(fc.string({ unit: 'grapheme' }), hostile);
    default:
      return anyJson;
  }
};
