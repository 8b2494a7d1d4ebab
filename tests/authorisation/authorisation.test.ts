import { appCalls } from '@stagedoor/contract/app-key';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { RouteName } from '@stagedoor/contract/routes';
import { expect, it } from 'vitest';
import { actorsFor } from './actors.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { walk } from './walk.ts';
import { aWorld } from './world.ts';

const world = await aWorld();

type AnyRow = Row<object>;
type Case = { title: string; name: RouteName; row: AnyRow };
const isRow = (entry: object): entry is AnyRow => 'of' in entry;
const cases = Object.entries(rows).flatMap(([key, entry]: [string, object]): Case[] => {
  const name = key as RouteName;
  if (isRow(entry)) return [{ title: name, name, row: entry }];
  return Object.entries(entry as Record<string, AnyRow>).map(([what, row]) => ({
    title: `${name} (${what})`,
    name,
    row,
  }));
});

it.each(cases)(
  '$title is open to whom it is for, about what is theirs, and says the same of foreign and missing',
  async ({ name, row }) => {
    const { found, expected } = await walk(world, name, row);
    expect(found).toEqual(expected);
  },
);

it.each(appCalls)('%s is for apps that say who they are', async (name) => {
  for (const actor of actorsFor()) {
    const { client } = await world.person(actor);
    const { body } = await client.post(endpoints[name].path.replace('{network}', 'sandbox'));
    expect([actor.label, body]).toEqual([actor.label, { error: 1037, name: 'wrongAppVersion' }]);
  }
});
