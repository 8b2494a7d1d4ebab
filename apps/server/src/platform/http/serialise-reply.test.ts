import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serialiserOf } from './serialise-reply.ts';

it.each(Object.entries(endpoints) as [string, EndpointSpec][])('can write the reply of %s', (_, { reply }) => {
  expect(() => serialiserOf(reply ?? z.null())(null)).not.toThrow();
});

it('keeps to itself what the schema does not name', () => {
  const secret = 'secret';
  const write = serialiserOf(
    z.object({
      name: z.string(),
      partner: z.object({ age: z.int() }).nullable(),
      friends: z.array(z.object({ name: z.string() })),
      byDay: z.record(z.string(), z.object({ count: z.int() })),
      note: z.string().optional(),
    }),
  );
  const full = { name: 'Olena', partner: { age: 7, secret }, friends: [{ name: 'Taras', secret }], secret };
  expect(JSON.parse(write({ ...full, byDay: { monday: { count: 1, secret } } }))).toEqual({
    name: 'Olena',
    partner: { age: 7 },
    friends: [{ name: 'Taras' }],
    byDay: { monday: { count: 1 } },
  });
  expect(JSON.parse(write({ name: 'Olena', partner: null, friends: [], byDay: {}, note: 'new' }))).toEqual({
    name: 'Olena',
    partner: null,
    friends: [],
    byDay: {},
    note: 'new',
  });
});

it('tells the members of a union apart, and writes none that it does not know', () => {
  const picture = z.object({ kind: z.literal('picture'), link: z.string() });
  const note = z.object({ kind: z.literal('note'), text: z.string() });
  const write = serialiserOf(z.object({ what: z.discriminatedUnion('kind', [picture, note]).nullable() }));
  expect(write({ what: { kind: 'note', text: 'Hello', link: 'hidden' } })).toBe(
    '{"what":{"kind":"note","text":"Hello"}}',
  );
  expect(write({ what: null })).toBe('{"what":null}');
  expect(() => write({ what: { kind: 'film' } })).toThrow('matches no member of the union');
  expect(() => serialiserOf(z.union([picture, note]))(null)).toThrow('constant field');
  expect(() => serialiserOf(z.union([z.string(), note]))(null)).toThrow('constant field');
  expect(serialiserOf(z.union([z.string(), z.int()]))(7)).toBe('7');
});
