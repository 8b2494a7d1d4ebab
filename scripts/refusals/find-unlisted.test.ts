import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { findUnlisted } from './find-unlisted.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const src = 'apps/server/src';
const shop = `${src}/modules/shop/shop.ts`;
const routes = `${src}/modules/shop/shop.routes.ts`;

// The minimum of the product that the check recognises.
const product = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      lib: ['es2024'],
      types: [],
      allowImportingTsExtensions: true,
    },
    include: ['apps', 'packages'],
  }),
  'package.json': '{ "type": "module" }',
  'packages/contract/src/errors.ts': `
    export type ErrorName = 'everythingSold' | 'pageNotFound' | 'wrongBid' | 'blockedByAdmin';
    export class ApiError extends Error { constructor(name: ErrorName) { super(name); } }
    export function fail(name: ErrorName): never { throw new ApiError(name); }`,
  'packages/contract/src/endpoints/index.ts': 'export const endpoints = { buy: {} };',
  [`${src}/platform/http/bind.ts`]:
    'export const bind = (spec: object, call: (tx: string) => unknown) => [spec, call];',
  [routes]: `
    import { endpoints } from '../../../../../packages/contract/src/endpoints/index.ts';
    import { bind } from '../../platform/http/bind.ts';
    import type { Shop } from './shop.ts';
    export const shopRoutes = (http: object, shop: Shop) => { bind(http, endpoints.buy, (tx) => shop.buy(tx)); };`,
};

const reply = z.object({});
const buy: EndpointSpec = { method: 'POST', path: '/buy', access: 'public', reply, refusals: ['everythingSold'] };

const unlistedIn = async (source: string, spec = buy, changes: object = {}): Promise<string[]> => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'stagedoor-refusals-')));
  folders.push(root);
  const imports = "import { fail, ApiError } from '../../../../../packages/contract/src/errors.ts';\n";
  const factory = 'export type Shop = ReturnType<typeof createShop>;\n';
  for (const [file, text] of Object.entries({ ...product, ...changes, [shop]: `${imports}${factory}${source}` })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return findUnlisted(root, { buy: spec });
};

const sold = "const buy = (deps: object) => (tx: string) => tx ? fail('everythingSold') : deps;";

it('passes a use case that keeps to the list, whatever else its module refuses with', async () => {
  const others = "remove: () => fail('wrongBid'), show: (id: number) => { if (!id) fail('pageNotFound'); }";
  expect(await unlistedIn(`${sold} export const createShop = () => ({ buy: buy({}), ${others} });`)).toEqual([]);
});

it('names the endpoint, the refusal and the way to it', async () => {
  const found = await unlistedIn(`
    export const createShop = () => ({ buy: buyIt({}) });
    const buyIt = (deps: object) => (tx: string) => take(tx ? 'a' : String(deps));
    const take = (what: string) => { if (what) fail('everythingSold'); fail('wrongBid'); };`);
  expect(found).toEqual([
    `${routes}:5 buy can refuse with wrongBid, which its endpoint does not list: ` +
      `shopRoutes (${routes}:5) → buy (${shop}:4) → buyIt (${shop}:5) → take (${shop}:6)`,
  ]);
});

/** Each refuses with `wrongBid` in its own way. */
const planted: [how: string, source: string][] = [
  ['a choice of two names', "(tx: string) => fail(tx ? 'everythingSold' : 'wrongBid')"],
  ['a name that came as a value', "(tx: 'wrongBid' | 'everythingSold') => { if (tx !== 'everythingSold') fail(tx); }"],
  ['an error that is thrown', "(tx: string) => { throw new ApiError(tx ? 'everythingSold' : 'wrongBid'); }"],
  ['a callback', "(tx: string) => [tx].map(() => fail('wrongBid'))"],
  ['a function that is handed over', '(tx: string) => [tx].map(refuse)'],
  ['what is rethrown', '(tx: string) => { try { refuse(); } catch (error) { if (tx) throw error; } }'],
  ['a promise whose error is mapped by name', 'async (tx: string) => later(tx).catch(refuse)'],
  ['a part of another module', '(tx: string) => bids.raise(tx)'],
  ['a part that was unpacked', '(tx: string) => { const { raise } = bids; raise(tx); }'],
  ['one of a list', '(tx: string) => { const [, second] = [later, bids.raise]; second(tx); }'],
  ['a port', '(tx: string) => port.ask(tx)'],
  ['what was registered', '(tx: string) => { for (const { fill } of slots) fill(tx); }'],
];

it.each(planted)('finds out about %s', async (_how, source) => {
  const found = await unlistedIn(`
    type Port = { ask(tx: string): unknown };
    type Slot = { fill(tx: string): unknown };
    const refuse = (): never => fail('wrongBid');
    const later = async (tx: string) => tx;
    const createBids = () => ({ raise: (tx: string) => { if (tx) fail('wrongBid'); }, end: () => fail('pageNotFound') });
    const bids: ReturnType<typeof createBids> = createBids();
    const createPort = (): Port => ({ ask: (tx) => tx || refuse() });
    const port: Port = createPort();
    const slot = (fill: (tx: string) => unknown): Slot => ({ fill });
    const slots = [slot(() => refuse())];
    const sold = (tx: string) => { if (tx) fail('everythingSold'); return { later, bids, port, slots, ApiError }; };
    const first = ${source};
    export const createShop = () => ({ buy: (tx: never) => { sold(tx); first(tx); } });`);
  expect(found).toEqual([expect.stringContaining('buy can refuse with wrongBid, which its endpoint does not list')]);
});

it.each([
  "try { fail('wrongBid'); } catch { fail('everythingSold'); }",
  "try { fail('wrongBid'); } catch (error) { if (!(error instanceof ApiError)) throw error; fail('everythingSold'); }",
  "wrong().catch(() => fail('everythingSold'));",
])('does not count what is caught: %s', async (source) => {
  const found = await unlistedIn(`
    const wrong = async () => fail('wrongBid');
    export const createShop = () => ({ buy: (tx: string) => { ${source}; return { tx, wrong, ApiError }; } });`);
  expect(found).toEqual([]);
});

it('counts in what the endpoint says of itself', async () => {
  const source = `${sold.replace('everythingSold', 'blockedByAdmin')} export const createShop = () => ({ buy: buy({}) });`;
  const { refusals: _, ...silent } = buy;
  expect(await unlistedIn(source, { ...silent, closedToBlocked: true })).toEqual([]);
  expect(await unlistedIn(source, silent)).toHaveLength(1);
});

it('finds a list that promises more than there is', async () => {
  const source = `${sold} export const createShop = () => ({ buy: buy({}) });`;
  expect(await unlistedIn(source, { ...buy, refusals: ['everythingSold', 'wrongBid'] })).toEqual([
    `${routes}:5 buy lists wrongBid, but its use case never refuses with it`,
  ]);
});

it('follows what is bound for several endpoints at once', async () => {
  const twice = product[routes].replace('endpoints.buy', 'endpoints[`$' + '{http}y`]');
  const found = await unlistedIn(`${sold} export const createShop = () => ({ buy: buy({}) });`, buy, {
    [routes]: twice,
  });
  expect(found).toEqual([]);
  const other = await unlistedIn(
    `${sold} export const createShop = () => ({ buy: buy({}) });`,
    { ...buy, refusals: [] },
    {
      [routes]: twice,
    },
  );
  expect(other).toEqual([expect.stringContaining('everythingSold')]);
});
