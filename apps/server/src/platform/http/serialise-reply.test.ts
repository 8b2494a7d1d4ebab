import { endpoints } from '@stagedoor/contract/endpoints/index';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { compileReply, serialiserOf } from './serialise-reply.ts';

it.each(Object.entries(endpoints))('can write the reply of %s', (_, { reply }) => {
  expect(compileReply(reply ?? z.null())).toBeInstanceOf(Function);
});

it('keeps to itself what the schema does not name', () => {
  const write = serialiserOf(z.object({ name: z.string(), partner: z.object({ age: z.int() }).nullable() }));
  expect(write({ name: 'Olena', secret: 1, partner: null })).toBe('{"name":"Olena","partner":null}');
  expect(write({ name: 'Olena', partner: { age: 7, secret: 1 } })).toBe('{"name":"Olena","partner":{"age":7}}');
});
