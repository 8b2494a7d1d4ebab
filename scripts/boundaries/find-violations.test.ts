import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { tables } from './tables.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function violationsIn(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'stagedoor-boundaries-'));
  folders.push(root);
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), source);
  }
  return findViolations(root);
}

const src = 'apps/server/src';
const app = 'apps/web/app';

const planted: [promise: string, file: string, source: string, sentence: RegExp][] = [
  [
    'contract imports messages',
    'packages/contract/src/a.ts',
    "import '@stagedoor/messages';",
    /contract may not import @stagedoor\/messages/,
  ],
  [
    'messages imports the server',
    'packages/messages/src/a.ts',
    "import '@stagedoor/server/x';",
    /messages may not import @stagedoor\/server/,
  ],
  [
    'the sandbox imports the contract',
    'packages/sandbox/src/a.ts',
    "import type { A } from '@stagedoor/contract/a';",
    /sandbox may not import @stagedoor\/contract/,
  ],
  [
    'the web imports the server',
    `${app}/root.tsx`,
    "import '@stagedoor/server';",
    /web may not import @stagedoor\/server/,
  ],
  ['the server imports the web', `${src}/main.ts`, "import '@stagedoor/web';", /server may not import @stagedoor\/web/],
  [
    'the web imports the sandbox',
    `${app}/root.tsx`,
    "import '@stagedoor/sandbox';",
    /web may not import @stagedoor\/sandbox/,
  ],
  [
    'one app reaches into the other by path',
    `${src}/main.ts`,
    "import '../../web/app/root.tsx';",
    /reaches by path into apps\/web\/app\/root.tsx/,
  ],
  [
    'a package is reached by path',
    `${src}/main.ts`,
    "import '../../../packages/contract/src/a.ts';",
    /reaches by path into packages\/contract/,
  ],
  [
    'product code imports test support',
    `${src}/main.ts`,
    "import '../../../tests/support/database.ts';",
    /reaches by path into tests\/support/,
  ],
  [
    'a module imports upwards',
    `${src}/modules/ledger/a.ts`,
    "import '../orders/index.ts';",
    /ledger \(layer 1\) imports upwards: orders is in layer 3/,
  ],
  [
    'a module goes past a front door',
    `${src}/modules/orders/a.ts`,
    "import '../ledger/ledger.repo.ts';",
    /past the front door of ledger/,
  ],
  [
    'the composition goes past a front door',
    `${src}/compose.ts`,
    "import './modules/ledger/ledger.repo.ts';",
    /past the front door of ledger/,
  ],
  [
    'a test goes past a front door',
    `${src}/modules/orders/a.test.ts`,
    "import '../ledger/ledger.repo.ts';",
    /past the front door of ledger/,
  ],
  [
    'a module stands in no layer',
    `${src}/modules/weather/a.ts`,
    "import '../ledger/index.ts';",
    /weather stands in no layer/,
  ],
  [
    'the platform imports a module',
    `${src}/platform/http/a.ts`,
    "import '../../modules/ledger/index.ts';",
    /the platform knows no modules/,
  ],
  [
    'the platform imports the composition',
    `${src}/platform/a.ts`,
    "import '../compose.ts';",
    /only what stands above the modules may import compose.ts/,
  ],
  [
    'a module imports the demo',
    `${src}/modules/orders/a.ts`,
    "import '../../demo/seed.ts';",
    /only what stands above the modules may import demo/,
  ],
  [
    'another file imports a module',
    `${src}/config.ts`,
    "import './modules/ledger/index.ts';",
    /only main.ts, compose.ts, .* may import modules/,
  ],
  [
    'a feature imports another',
    `${app}/features/feed/a.tsx`,
    "import '../chat/a.tsx';",
    /features do not import each other: feed imports chat/,
  ],
  [
    'a feature imports a route',
    `${app}/features/feed/a.tsx`,
    "import '../../routes/home.tsx';",
    /features may not import routes/,
  ],
  [
    'a component calls the server',
    `${app}/features/feed/a.tsx`,
    "import { api } from '../../shared/api/client.ts';",
    /a feature calls the server in its api\.ts alone, not in features\/feed\/a\.tsx/,
  ],
  [
    'shared imports a feature',
    `${app}/shared/a.ts`,
    "import '../features/feed/a.tsx';",
    /shared may not import features/,
  ],
  ['ui imports shared', `${app}/ui/a.tsx`, "import '../shared/a.ts';", /ui may not import shared/],
  [
    'ui imports the contract',
    `${app}/ui/a.tsx`,
    "import '@stagedoor/contract/money';",
    /ui knows neither data nor product/,
  ],
  [
    'ui fetches data',
    `${app}/ui/a.tsx`,
    "import { useQuery } from '@tanstack/react-query';",
    /ui knows neither data nor product/,
  ],
  ['a route imports the root', `${app}/routes/home.tsx`, "import '../root.tsx';", /routes may not import the root/],
];

it.each(planted)('finds out when %s', async (_promise, file, source, sentence) => {
  const found = await violationsIn({ [file]: `// line one\n${source}\n` });
  expect(found).toEqual([expect.stringMatching(sentence)]);
  expect(found[0]).toMatch(`${file}:2 `);
});

it.each([
  ["export { a } from '../orders/index.ts';"],
  ["export * from '../orders/index.ts';"],
  ["const orders = await import('../orders/index.ts');"],
  ["type Orders = import('../orders/index.ts').Orders;"],
  ["import type { Orders } from '../orders/index.ts';"],
])('sees through %s', async (source) => {
  expect(await violationsIn({ [`${src}/modules/ledger/a.ts`]: source })).toHaveLength(1);
});

it('finds modules that import each other in a circle', async () => {
  const found = await violationsIn({
    [`${src}/modules/orders/a.ts`]: "import '../auctions/index.ts';",
    [`${src}/modules/auctions/a.ts`]: "import '../gifts/index.ts';",
    [`${src}/modules/gifts/a.ts`]: "import '../orders/index.ts';",
  });
  expect(found).toEqual([expect.stringMatching(/a\.ts:1 modules depend on each other in a circle: .+ → .+ → .+ → /)]);
});

it.each([
  ['values', "import { b } from './b.ts';"],
  ['types', "import type { B } from './b.ts';"],
  ['what is loaded later', "const b = () => import('./b.ts');"],
  ['what is handed on', "export { b } from './b.ts';"],
])('finds files that import each other in a circle: %s', async (_what, source) => {
  for (const folder of [
    'apps/server/src/platform',
    `${app}/ui`,
    'packages/messages/src',
    'scripts',
    'bench',
    'tests',
  ]) {
    const found = await violationsIn({
      [`${folder}/a.ts`]: source,
      [`${folder}/b.ts`]: "import './c.ts';",
      [`${folder}/c.ts`]: "import type { A } from './a.ts';",
      [`${folder}/d.ts`]: "import './a.ts'; import './c.ts';",
    });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `${folder}/${name}.ts`);
    expect(found).toEqual([`${a}:1 files depend on each other in a circle: ${a} → ${b} → ${c} → ${a}`]);
  }
});

it('finds a circle through the name of a package', async () => {
  const found = await violationsIn({
    'packages/contract/src/a.ts': "import './b/c.ts';",
    'packages/contract/src/b/c.ts': "import '@stagedoor/contract/a';",
  });
  expect(found).toEqual([expect.stringMatching(/files depend on each other in a circle/)]);
});

it('finds a front door that is a room', async () => {
  const found = await violationsIn({
    [`${src}/modules/orders/index.ts`]:
      "export { a } from './a.ts';\nexport * from './b.ts';\nimport { c } from './c.ts';\nexport const orders = c;\n",
  });
  expect(found).toEqual([
    expect.stringMatching(/orders\/index\.ts:3 a front door only re-exports/),
    expect.stringMatching(/orders\/index\.ts:4 a front door only re-exports/),
  ]);
});

describe('a table', () => {
  const repo = `${src}/modules/orders/orders.repo.ts`;

  it.each([
    "tx.insertInto('score').values(row)",
    "tx.updateTable('score').set(row)",
    "tx.deleteFrom('score')",
    "tx.mergeInto('score as s').using('users', on)",
    'sql`insert into score (id) values (1)`',
    'sql`with old as (delete from score where id = 1 returning *) select from old`',
    "pool.query('update score set text = $1')",
  ])('is not written by another module: %s', async (source) => {
    const found = await violationsIn({ [`${src}/modules/notifications/a.ts`]: `const row = {};\n${source};` });
    expect(found).toEqual([
      `${src}/modules/notifications/a.ts:2 notifications writes score, which is for reviews alone to write`,
    ]);
  });

  it.each([
    "tx.selectFrom('score').selectAll()",
    "tx.selectFrom(['orders', 'score as s'])",
    "tx.selectFrom('orders').leftJoin('score', 'score.id_order', 'orders.id')",
    "tx.updateTable('orders').from('score').set(row)",
    'sql`select * from orders join score on true`',
    'sql`select (select max(score) from "score") from orders`',
  ])('is not read from below: %s', async (source) => {
    expect(await violationsIn({ [repo]: source })).toEqual([
      `${repo}:1 orders reads upwards: score belongs to reviews`,
    ]);
  });

  it('of the platform is not written by a module, nor one of a module read by the platform', async () => {
    const found = await violationsIn({
      [repo]: "tx.deleteFrom('idempotency')",
      [`${src}/platform/outbox/a.ts`]: "tx.selectFrom('users')",
    });
    expect(found).toEqual([
      `${repo}:1 orders writes idempotency, which is for platform alone to write`,
      `${src}/platform/outbox/a.ts:1 platform reads upwards: users belongs to accounts`,
    ]);
  });

  it('of another module is read by a view through what its owner exports, but for names and states', async () => {
    const found = await violationsIn({
      [`${src}/modules/profiles/a.ts`]: "tx.selectFrom('users').innerJoin('product', on).innerJoin('orders', on)",
      [`${src}/modules/moderation/people/a.ts`]: "tx.selectFrom('session')",
    });
    expect(found).toEqual([
      `${src}/modules/profiles/a.ts:1 profiles is a view and reads orders through what orders exports`,
    ]);
  });

  it('that is read counts as an import where modules go around in a circle', async () => {
    const found = await violationsIn({
      [`${src}/modules/catalogue/a.ts`]: "import '../promotions/index.ts';",
      [`${src}/modules/promotions/a.ts`]: "tx.selectFrom('product'); tx.selectFrom('variation')",
    });
    expect(found).toEqual([
      expect.stringMatching(/modules depend on each other in a circle: catalogue → promotions → catalogue/),
    ]);
  });

  it('has an owner', async () => {
    const schema = (names: readonly string[]) => ({
      [`${src}/platform/database/schema.gen.ts`]: `export interface DB {\n${names.map((name) => `  ${name}: X;\n`).join('')}}\n`,
    });
    const all = Object.values(tables).flat();
    expect(await violationsIn(schema(all))).toEqual([]);
    expect(await violationsIn(schema([...all, 'weather']))).toEqual([
      expect.stringMatching(/schema\.gen\.ts:1 the table weather has no owner/),
    ]);
    expect(await violationsIn(schema(all.filter((name) => name !== 'orders')))).toEqual([
      expect.stringMatching(/there is no table orders to own/),
    ]);
  });

  it('has one owner', () => {
    const all = Object.values(tables).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('is read by its owner, by those above, and by tests and the composition', async () => {
    const found = await violationsIn({
      [repo]: "tx.insertInto('orders'); sql`update orders set x = 1 from users`; tx.selectFrom('fact');",
      [`${src}/modules/orders/a.test.ts`]: "pool.query('delete from score')",
      [`${src}/demo/a.ts`]: "tx.insertInto('users')",
      [`${src}/modules/reviews/a.ts`]:
        "// delete from orders\ntx.selectFrom('orders'); const text = 'an update of orders';",
    });
    expect(found).toEqual([]);
  });
});

it('leaves alone what the rule allows', async () => {
  const found = await violationsIn({
    'packages/messages/src/a.ts': "import '@stagedoor/contract/errors';",
    [`${src}/main.ts`]: "import './compose.ts'; import '@stagedoor/sandbox'; import './modules/orders/index.ts';",
    [`${src}/modules/orders/a.ts`]:
      "import '../ledger/index.ts'; import '../auctions/index.ts'; import '../../platform/a.ts';",
    [`${src}/modules/orders/a.test.ts`]:
      "import '../../../../../tests/support/database.ts'; import '../../compose.ts';",
    [`${app}/routes/home.tsx`]: "import '../features/feed/a.tsx'; import './+types/home'; import '../ui/a.tsx';",
    [`${app}/features/feed/a.tsx`]: "import '../../shared/a.ts'; import './b.tsx'; import '@stagedoor/contract/feed';",
    [`${app}/features/feed/api.ts`]: "import { api } from '../../shared/api/client.ts';",
    [`${app}/features/feed/comments/api.ts`]: "import { api } from '../../../shared/api/client.ts';",
    [`${src}/platform/a.ts`]: "// import '../modules/orders/index.ts'\nconst text = 'no import here';",
    'tests/journeys/a.ts': "import '../../apps/server/src/modules/orders/orders.repo.ts';",
  });
  expect(found).toEqual([]);
});
