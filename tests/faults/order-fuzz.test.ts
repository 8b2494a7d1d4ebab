import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { catalogue } from '@stagedoor/contract/endpoints/catalogue';
import { orders } from '@stagedoor/contract/endpoints/orders';
import { purchases } from '@stagedoor/contract/endpoints/purchases';
import { reviews } from '@stagedoor/contract/endpoints/reviews';
import { staffOrders } from '@stagedoor/contract/endpoints/staff-orders';
import { errorBody } from '@stagedoor/contract/error-body';
import { ruleOf } from '@stagedoor/contract/product-types';
import { purchaseFields } from '@stagedoor/contract/schemas/purchase';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aDate, studioTypes } from '../support/catalogue.ts';
import { aFanAtWork, aPaidOrder } from '../support/orders.ts';
import { someStaff, violationsIn } from '../support/wallet.ts';
import { anyJson, type JsonSchema, nearly } from './near-values.ts';

const requests = Number(process.env.ORDER_REQUESTS ?? 400);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const { cancelEventDate, moveEventDate } = catalogue;
const specs: Record<string, EndpointSpec> = {
  ...purchases,
  ...orders,
  ...staffOrders,
  ...reviews,
  cancelEventDate,
  moveEventDate,
};
const { program, fan } = await aFanAtWork({ deposited: 1_000_000 });
const staff = await someStaff(program);
const anOrder = async (type: (typeof studioTypes)[number]) => {
  const order = await aPaidOrder(program, fan, type, { fromWallet: 200_000 });
  return { ...order, idVariation: await aDate(program, order.idProduct) };
};
const sold: Awaited<ReturnType<typeof anOrder>>[] = [];
// A call is bought by calling.
for (const type of studioTypes) if (ruleOf(type).home === 'studio') sold.push(await anOrder(type));

const valuesFor = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  schema ? nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : anyJson;

/**
 * Uses existing orders and products, so that requests get past the first check; each part may still be something else.
 */
const aShot = fc.record({ name: fc.constantFrom(...Object.keys(specs)), order: fc.constantFrom(...sold) }).chain((at) =>
  fc.record({
    name: fc.constant(at.name),
    order: fc.constant(at.order),
    actor: fc.constantFrom('buyer', 'talent', 'staff'),
    body: valuesFor(specs[at.name]?.body),
    fields: valuesFor(purchaseFields(at.order.type)),
    key: fc.uuid(),
  }),
);

it(`answers ${requests} wild calls about real orders by the contract, and the books still agree (SEED=${seed})`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aShot, async ({ name, order, actor, body, fields, key }) => {
      await program.database.pool.query('delete from rate_limit');
      const spec = specs[name] as EndpointSpec;
      const { idOrder, idProduct, idVariation, idTalent, talent } = order;
      const client = { buyer: fan.client, talent, staff: staff.client }[actor] ?? fan.client;
      const real = { idOrder, idProduct, idVariation, ...(name === 'buyProduct' && { fields, language: 'en' }) };
      const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...real } : body;
      const path = spec.path.replace('{id}', String(idOrder)).replace('{x}', String(idTalent));
      const answer = await client.call(spec.method, path, {
        ...(spec.method === 'POST' && { body: JSON.stringify(sent) ?? 'null' }),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
      expect(answer.status, JSON.stringify({ name, sent })).not.toBe(500);
      if (answer.status >= 400) expect(errorBody.safeParse(answer.body).success).toBe(true);
      else expect(spec.reply?.safeParse(answer.body).error).toBeUndefined();
    }),
    { numRuns: requests, seed, endOnFailure: true },
  );
  await program.settle();
  expect(await violationsIn(program)).toEqual([]);
});
