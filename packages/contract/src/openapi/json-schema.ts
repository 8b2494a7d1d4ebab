import { z } from 'zod';
import { purchaseForm } from '../schemas/buy.ts';
import { describeProperties } from './describe-properties.ts';
import type { Json } from './json.ts';
import { namedSchemas } from './named-schemas.ts';
import { documentedPurchaseForm } from './purchase-form.ts';

export type Convert = (schema: z.ZodType, io: 'input' | 'output', call: string) => Json;

/** Converts schemas to JSON Schema with a description for every property, and collects the named ones. */
export const collectSchemas = () => {
  const schemas: Record<string, Json> = {};
  const convert: Convert = (schema, io, call) => {
    const converted = z.toJSONSchema(schema, { metadata: namedSchemas, io, override: document });
    const { $schema: _, $defs = {}, ...own } = pointToComponents(converted as Json);
    for (const [name, named] of Object.entries($defs as Record<string, Json>)) {
      schemas[name] = describeProperties(named, name);
    }
    return describeProperties(own, call);
  };
  return { schemas, convert };
};

type Overridden = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];

// Schemas keep their own description in the global registry.
const document = ({ zodSchema, jsonSchema }: Overridden) => {
  const { description } = z.globalRegistry.get(zodSchema) ?? {};
  if (description !== undefined) jsonSchema.description = description;
  // References already have their own names.
  delete jsonSchema.id;
  if (jsonSchema.required && jsonSchema.propertyNames) nameEveryKey(jsonSchema as Json);
  if (zodSchema !== purchaseForm) return;
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
  Object.assign(jsonSchema, documentedPurchaseForm());
};

/** A record with known keys becomes an object with these properties. */
const nameEveryKey = (schema: Json) => {
  const { required, additionalProperties } = schema;
  schema.properties = Object.fromEntries((required as string[]).map((key) => [key, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
};

const pointToComponents = (json: Json): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
