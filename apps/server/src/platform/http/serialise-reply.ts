import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
/** Copies a value, keeping only what the schema names. */
type Picker = (value: unknown) => unknown;
type Fields = Record<string, unknown>;

/**
 * Serialises replies and drops every property that the schema does not name. Compiled on first use, because two hundred
 * of them would delay the start. Tells union members apart by their constant field; a general serialiser would compile
 * a validator, which takes a third of a second on the first order.
 */
export const serialiserOf = (schema: z.ZodType) => {
  let keep: Picker | undefined;
  return (reply: unknown): string => {
    keep ??= compilePicker(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
    return JSON.stringify(keep(reply));
  };
};

const identity: Picker = (value) => value;

const compilePicker = (schema: Schema): Picker => {
  const { type, properties, items, anyOf, oneOf, additionalProperties: others } = schema;
  if (anyOf) return nullable(pickEither(anyOf as Schema[]));
  if (oneOf) return nullable(pickOneOf(oneOf as Schema[]));
  if (properties) return nullable(pickFields(properties as Record<string, Schema>));
  if (type === 'object') return typeof others === 'object' ? nullable(pickValues(compilePicker(others))) : identity;
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items))
    return pickItems(compilePicker(items as Schema));
  if (schema.allOf || schema.$ref || Array.isArray(items))
    throw new Error(`The reply serialiser does not support this schema: ${JSON.stringify(schema)}`);
  return identity;
};

const nullable = (keep: Picker): Picker => {
  if (keep === identity) return identity;
  return (value) => (value === null || value === undefined ? value : keep(value));
};

const pickFields = (properties: Record<string, Schema>): Picker => {
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, keep: compilePicker(schema) }));
  return (value) => {
    const kept: Fields = {};
    for (const { name, keep } of fields) kept[name] = keep((value as Fields)[name]);
    return kept;
  };
};

const pickValues =
  (keep: Picker): Picker =>
  (value) =>
    Object.fromEntries(Object.entries(value as Fields).map(([name, one]) => [name, keep(one)]));

const pickItems = (keep: Picker): Picker => {
  if (keep === identity) return identity;
  return nullable((value) => (value as unknown[]).map(keep));
};

/** A nullable value, or a union of plain values. */
const pickEither = (options: readonly Schema[]): Picker => {
  const keeps = new Set(options.filter(({ type }) => type !== 'null').map(compilePicker));
  const [only] = keeps;
  if (!only || keeps.size > 1) throw new Error('A union in a reply needs a constant field.');
  return only;
};

const pickOneOf = (options: readonly Schema[]): Picker => {
  const members = options.map((option) => {
    const [by] = Object.entries((option.properties ?? {}) as Record<string, Schema>).filter(
      ([, { const: is }]) => is !== undefined,
    );
    if (!by) throw new Error('A union in a reply needs a constant field.');
    const [name, { const: is }] = by;
    return { name, is, keep: compilePicker(option) };
  });
  return (value) => {
    const one = members.find(({ name, is }) => (value as Fields)[name] === is);
    if (!one) throw new Error('The reply matches no member of the union in its schema.');
    return one.keep(value);
  };
};
