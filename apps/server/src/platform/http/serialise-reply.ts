import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
/** Of a value, what its schema names. */
type Keep = (value: unknown) => unknown;
type Fields = Record<string, unknown>;

/**
 * Writes a reply: what its schema does not name never leaves the server. Compiled when the first one goes out: a start would
 * wait for two hundred of them. Unions are told apart by their constant field, where a general serialiser would compile a
 * validator, which takes a third of a second for the first order that is shown.
 */
export const serialiserOf = (schema: z.ZodType) => {
  let keep: Keep | undefined;
  return (reply: unknown): string => {
    keep ??= keeperOf(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
    return JSON.stringify(keep(reply));
  };
};

const asItIs: Keep = (value) => value;

const keeperOf = (schema: Schema): Keep => {
  const { type, properties, items, anyOf, oneOf, additionalProperties: others } = schema;
  if (anyOf) return whereThere(keepEither(anyOf as Schema[]));
  if (oneOf) return whereThere(keepOneOf(oneOf as Schema[]));
  if (properties) return whereThere(keepFields(properties as Record<string, Schema>));
  if (type === 'object') return typeof others === 'object' ? whereThere(keepValues(keeperOf(others))) : asItIs;
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items))
    return keepItems(keeperOf(items as Schema));
  if (schema.allOf || schema.$ref || Array.isArray(items))
    throw new Error(`No reply is written as ${JSON.stringify(schema)}`);
  return asItIs;
};

const whereThere = (keep: Keep): Keep => {
  if (keep === asItIs) return asItIs;
  return (value) => (value === null || value === undefined ? value : keep(value));
};

const keepFields = (properties: Record<string, Schema>): Keep => {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, keep: keeperOf(schema) }));
  return (value) => {
    const kept: Fields = {};
    for (const { name, keep } of fields) kept[name] = keep((value as Fields)[name]);
    return kept;
  };
};

const keepValues =
  (keep: Keep): Keep =>
  (value) =>
    Object.fromEntries(Object.entries(value as Fields).map(([name, one]) => [name, keep(one)]));

const keepItems = (keep: Keep): Keep => {
  if (keep === asItIs) return asItIs;
  return whereThere((value) => (value as unknown[]).map(keep));
};

/** Something or null, or one of several plain values. */
const keepEither = (options: readonly Schema[]): Keep => {
  const keeps = new Set(options.filter(({ type }) => type !== 'null').map(keeperOf));
  const [only] = keeps;
  if (!only || keeps.size > 1) throw new Error('A union in a reply needs a constant field.');
  return only;
};

const keepOneOf = (options: readonly Schema[]): Keep => {
  const told = options.map((option) => {
    const [by] = Object.entries((option.properties ?? {}) as Record<string, Schema>).filter(
      ([, { const: is }]) => is !== undefined,
    );
    if (!by) throw new Error('A union in a reply needs a constant field.');
    const [name, { const: is }] = by;
    return { name, is, keep: keeperOf(option) };
  });
  return (value) => {
    const one = told.find(({ name, is }) => (value as Fields)[name] === is);
    if (!one) throw new Error('The reply is none of those that its schema names.');
    return one.keep(value);
  };
};
