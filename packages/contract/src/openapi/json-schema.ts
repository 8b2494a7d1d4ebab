import { z } from 'zod';
import { errorBody } from '../error-body.ts';
import { group } from '../schemas/group.ts';
import { purchaseForm } from '../schemas/order.ts';
import { publicUser, selfUser, userCard } from '../schemas/user.ts';
import type { Json } from './json.ts';
import { documentedPurchaseForm } from './purchase-form.ts';

// A registry of our own: the global one would put these references into every other use of the schemas as well.
const named = z
  .registry<{ id: string }>()
  .add(errorBody, { id: 'Error' })
  .add(group, { id: 'Group' })
  .add(publicUser, { id: 'PublicUser' })
  .add(selfUser, { id: 'SelfUser' })
  .add(userCard, { id: 'UserCard' });

/** Turns schemas into JSON Schema and collects those that have a name of their own. */
export const collectSchemas = () => {
  const schemas: Json = {};
  const convert = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { metadata: named, io, override: document });
    Object.assign(schemas, pointToComponents($defs ?? {}));
    return pointToComponents(own);
  };
  return { schemas, convert };
};

type Overridden = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];

// What a schema says about itself stands in the global registry.
const document = ({ zodSchema, jsonSchema }: Overridden) => {
  const { description } = z.globalRegistry.get(zodSchema) ?? {};
  if (description !== undefined) jsonSchema.description = description;
  if (zodSchema !== purchaseForm) return;
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
  Object.assign(jsonSchema, documentedPurchaseForm());
};

const pointToComponents = (json: Json): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
