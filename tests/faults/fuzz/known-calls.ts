import fc from 'fast-check';
import type { Shot } from './shot.ts';

/** A change to one part of a call, to a value that no form sends. */
export type Change = { call: number; part: number; by: string };

const odd = fc.constantFrom(
  '"a \\ud800"',
  '"\\udc00"',
  '"\\u0000"',
  '""',
  '" "',
  '"\\u202e"',
  '"👩‍👩‍👧‍👦"',
  `"${'a'.repeat(10_000)}"`,
  '"\'; drop table users; --"',
  '[]',
  '{}',
  'null',
  'true',
  '-1',
  '0.5',
  '1e308',
  '9007199254740993',
  '"2999-12-31T23:59:59.999Z"',
  '{"__proto__":1}',
  '['.repeat(6_000) + ']'.repeat(6_000),
);

export const aChange: fc.Arbitrary<Change> = fc.record({ call: fc.nat(1_000), part: fc.nat(1_000), by: odd });

const mostOfEach = 12;
const longest = 4_000;
const placeholder = '@part@';

/** Successful calls, to be repeated with one part changed: random ones rarely get as far. */
export const createKnownCalls = () => {
  const known = new Map<string, { target: string; body: string }[]>();
  return {
    remember(name: string, target: string, body: string) {
      if (body.length > longest) return;
      const calls = known.get(name) ?? [];
      known.set(name, [...calls, { target, body: body.replace('\ufeff', '') }].slice(-mostOfEach));
    },
    /** The call to make: a known one with the change if there is one, else unchanged. */
    apply({ change, ...shot }: Shot & { change: Change | null }): Shot {
      const calls = known.get(shot.operation.name) ?? [];
      const call = change && calls[change.call % calls.length];
      if (!call || shot.isAstray) return shot;
      const bytes = Buffer.from(replacePart(call.body, change));
      return { ...shot, target: call.target, sent: { type: 'application/json', bytes } };
    },
  };
};

const replacePart = (body: string, { part, by }: Change): string => {
  const value: unknown = JSON.parse(body);
  const places = placesIn(value);
  const place = places[part % places.length];
  if (!place) return by;
  place.holder[place.key] = placeholder;
  return JSON.stringify(value).replace(`"${placeholder}"`, () => by);
};

type Place = { holder: Record<string, unknown>; key: string };

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
};
