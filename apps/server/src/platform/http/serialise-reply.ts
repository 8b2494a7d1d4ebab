import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/**
 * Writes a reply: what its schema does not name never leaves the server. Compiled when the first one goes out, because a
 * start would wait a quarter of a second for two hundred of them.
 */
export const serialiserOf = (schema: z.ZodType) => {
  let serialise: ReturnType<typeof compileReply> | undefined;
  return (reply: unknown): string => {
    serialise ??= compileReply(schema);
    return serialise(reply);
  };
};

export const compileReply = (schema: z.ZodType): ((reply: unknown) => string) =>
  fastJson(simplify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })) as JsonSchema);

// "X or null" arrives as anyOf, which the serialiser would have to validate at run time; `nullable` costs it nothing.
const simplify = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { $schema: _, anyOf, ...rest } = node as JsonSchema;
  if (Array.isArray(anyOf)) {
    const real = anyOf.filter((option) => !isNull(option));
    const [only] = real as JsonSchema[];
    // One of several or null: the serialiser would look for the null among the several.
    const several = real.length === 1 && only ? (only.oneOf ?? only.anyOf) : undefined;
    if (Array.isArray(several)) return { ...rest, anyOf: [...several.map(simplify), { type: 'null' }] };
    if (real.length === 1 && real.length < anyOf.length) {
      return { ...rest, ...(simplify(real[0]) as JsonSchema), nullable: true };
    }
    return { ...rest, anyOf: anyOf.map(simplify) };
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
};

const isNull = (option: unknown) =>
  typeof option === 'object' && option !== null && 'type' in option && option.type === 'null';
