import { appCalls } from '@stagedoor/contract/app-key';
import type { BuiltName } from '@stagedoor/contract/client';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import { describe, expect, it } from 'vitest';
import { actorsFor, doorOf } from './actors.ts';
import { callAs } from './call.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { walk } from './walk.ts';
import { aWorld } from './world.ts';

const world = await aWorld();

type AnyRow = Row<object>;
type Case = { title: string; name: BuiltName; row: AnyRow };
const isRow = (entry: object): entry is AnyRow => 'of' in entry;
const cases = Object.entries(rows).flatMap(([key, entry]: [string, object]): Case[] => {
  const name = key as BuiltName;
  if (isRow(entry)) return [{ title: name, name, row: entry }];
  return Object.entries(entry as Record<string, AnyRow>).map(([what, row]) => ({
    title: `${name} (${what})`,
    name,
    row,
  }));
});

describe('is open to whom it is for, about what is theirs, and says the same of foreign and missing:', () => {
  it.each(cases)('$title', async ({ name, row }) => {
    const { found, expected } = await walk(world, name, row);
    expect(found).toEqual(expected);
  });
});

const unbuilt = (Object.entries(endpoints) as [string, EndpointSpec][]).filter(([, { reply }]) => reply === undefined);

describe('is said not to be built, to whom it will be for:', () => {
  it.each(unbuilt)('%s', async (_name, spec) => {
    for (const actor of actorsFor()) {
      const door = doorOf(spec, actor.kind);
      const { said } = await callAs(await world.person(actor), spec);
      expect([actor.label, said]).toEqual([actor.label, door === 'open' ? 'notImplemented' : door]);
    }
  });
});

it.each(appCalls)('%s is for apps that say who they are', async (name) => {
  for (const actor of actorsFor()) {
    const { client } = await world.person(actor);
    const { body } = await client.post(endpoints[name].path.replace('{network}', 'sandbox'));
    expect([actor.label, body]).toEqual([actor.label, { error: 1037, name: 'wrongAppVersion' }]);
  }
});
