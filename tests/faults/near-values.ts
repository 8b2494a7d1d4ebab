import fc from 'fast-check';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

/** Existing values, so that requests get past the first check; more are added on the way. */
export type World = { resolve: (ref: string) => JsonSchema; ids: readonly number[]; words: readonly string[] };
const nowhere: World = { resolve: () => ({}), ids: [1001], words: ['music'] };

export const hostile = fc.constantFrom(
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

/** Values that nearly fit the schema, each part sometimes replaced by something else. */
export const nearly = (schema: JsonSchema, world: World = nowhere): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary: fitting(schema, world) }, { weight: 1, arbitrary: anyJson });

const fitting = (schema: JsonSchema, world: World): fc.Arbitrary<unknown> => {
  if (schema.$ref) return fitting(world.resolve(schema.$ref), world);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return fc.oneof(...options.map((option) => nearly(option, world)));
  if (schema.properties) {
    const parts = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, nearly(part, world)]),
    );
    const known = (schema.required ?? []).filter((key) => key in parts);
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(parts, { requiredKeys: known }) },
      { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
    );
  }
  return plain(schema, world);
};

const plain = (schema: JsonSchema, world: World): fc.Arbitrary<unknown> => {
  const { type, items, maxItems = 4 } = schema;
  switch (type) {
    case 'array':
      return fc.array(nearly(items ?? {}, world), { maxLength: Math.min(maxItems + 1, 12) });
    case 'integer':
    case 'number':
      return aNumber(schema, world);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return aText(schema, world);
    default:
      return anyJson;
  }
};

/** Picks from the values known at the time of generation. */
export const oneOf = <Value extends string | number>(known: readonly Value[]): fc.Arbitrary<Value> =>
  fc.nat(2 ** 20).map((at) => known[at % known.length] as Value);

const aNumber = (
  { exclusiveMinimum = -1, minimum = exclusiveMinimum + 1, maximum = 2 ** 31 }: JsonSchema,
  { ids }: World,
) =>
  fc.oneof(
    { weight: 10, arbitrary: oneOf(ids) },
    { weight: 6, arbitrary: fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 100, -1, 2 ** 53, maximum, maximum + 1, minimum - 1, 0.5) },
  );

const aText = ({ format, pattern, maxLength = 50 }: JsonSchema, { words }: World): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: (format && formatted[format]) || matching(pattern) || oneOf(words) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
    { weight: 2, arbitrary: oneOf(words) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 3_000) + 1)) },
    { weight: 1, arbitrary: hostile },
  );

const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

/** Not every regular expression can be generated from. */
const matching = (pattern: string | undefined): fc.Arbitrary<string> | undefined => {
  try {
    return pattern === undefined ? undefined : fc.stringMatching(new RegExp(pattern));
  } catch {
    return undefined;
  }
};
