import fc from 'fast-check';
import { hostile, nearly, oneOf, type World } from '../near-values.ts';
import { aBody } from './bodies.ts';
import { aChange, type Change } from './known-calls.ts';
import type { Operation } from './operations.ts';
import { type ActorName, actorNames, type Shot } from './shot.ts';

const meantFor: Readonly<Record<string, readonly ActorName[]>> = {
  registering: ['fan', 'talent'],
  user: ['fan', 'talent'],
  expert: ['talent'],
  staff: ['staff'],
  staffDoor: ['staff'],
};

const segment = (schema: fc.Arbitrary<unknown>, { words }: World) =>
  fc.oneof(
    { weight: 5, arbitrary: schema.map(asText) },
    { weight: 2, arbitrary: oneOf(words) },
    { weight: 1, arbitrary: fc.constantFrom('-1', '0', '9'.repeat(25), '%', '..', 'null', 'en', "' or 1=1 --") },
  );

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

// An empty or overlong segment would be another path, which no operation has.
const fill = (path: string, values: readonly string[]) => {
  const left = [...values];
  return path.replaceAll(/\{\w+\}/g, () => encode(left.pop()?.slice(0, 60) || 'x'));
};

const aTarget = ({ path, params, query }: Operation, world: World): fc.Arbitrary<string> =>
  fc
    .record({
      segments: fc.tuple(...params.map(({ schema }) => segment(nearly(schema, world), world))),
      values: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, nearly(schema, world)])), {
        requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
      }),
      more: fc.option(fc.constantFrom('page=1', 'a[]=1', '__proto__=1', '&&=', 'x=%ED%A0%80', 'x=%'), { freq: 10 }),
    })
    .map(({ segments, values, more }) => {
      const pairs = Object.entries(values).map(
        ([name, value]) => `${encode(name)}=${encode(asText(value).slice(0, 2_000))}`,
      );
      const all = [...pairs, ...(more === null ? [] : [more])].join('&');
      return fill(path, segments) + (all && `?${all}`);
    });

const astray = (target: string) =>
  fc.constantFrom(
    `${target.split('?')[0]}/more`,
    `/api/${'x'.repeat(700)}`,
    `${target}${'9'.repeat(600)}`,
    '/api',
    '/api/',
    target.replace('/api/', '/api//'),
    target.replace('/api/', '/API/'),
    target.replace('/api/', '//evil.example/api/'),
    `${target.split('?')[0]}/%zz`,
    `${target.split('?')[0]}/%00`,
  );

const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

export const aShotAt = (operation: Operation, world: World): fc.Arbitrary<Shot & { change: Change | null }> =>
  fc
    .record({
      actor: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...(meantFor[operation.access] ?? actorNames)) },
        { weight: 1, arbitrary: fc.constantFrom(...actorNames) },
      ),
      target: aTarget(operation, world),
      sent: aBody(operation, world),
      key: fc.oneof(
        fc.uuid(),
        fc.constantFrom('again', ''),
        hostile.filter((text) => /^[ -~]*$/.test(text)),
      ),
      way: fc.oneof(
        { weight: 12, arbitrary: fc.constant('straight' as const) },
        { weight: 1, arbitrary: fc.constantFrom('method' as const, 'path' as const) },
      ),
      method: fc.constantFrom(...methods),
      change: fc.option(aChange, { freq: 3 }).map((change) => change ?? null),
    })
    .chain(({ way, ...shot }) => {
      const straight = { ...shot, operation, method: operation.method, isAstray: false };
      if (way === 'straight') return fc.constant(straight);
      if (way === 'method') return fc.constant({ ...straight, method: shot.method, isAstray: true });
      return astray(shot.target).map((target) => ({ ...straight, target, isAstray: true }));
    });
