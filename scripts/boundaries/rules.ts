/**
 * The parts of the repository, and which of our packages each may import. `tests`, `bench` and `scripts` may import
 * all.
 */
export const parts: Record<string, { folder: string; mayImport: readonly string[] }> = {
  contract: { folder: 'packages/contract', mayImport: [] },
  messages: { folder: 'packages/messages', mayImport: ['contract'] },
  sandbox: { folder: 'packages/sandbox', mayImport: [] },
  server: { folder: 'apps/server', mayImport: ['contract', 'messages', 'sandbox'] },
  web: { folder: 'apps/web', mayImport: ['contract', 'messages'] },
};

/** The server's modules, lowest layer first. A module may import its own layer and those below. */
export const layers: readonly (readonly string[])[] = [
  ['accounts', 'access', 'staff', 'media', 'ledger', 'currency', 'delivery'],
  ['personal-data', 'talents', 'agents', 'catalogue', 'promotions', 'charity', 'payments', 'wallet', 'certificates'],
  ['orders', 'recurring', 'memberships', 'gifts', 'auctions'],
  ['feed', 'chat', 'calls', 'reviews'],
  ['discovery', 'profiles', 'notifications', 'moderation', 'support', 'operations', 'overviews'],
];

/** The only files of the server outside the modules that may import them. */
export const composers: readonly string[] = [
  'main.ts',
  'compose.ts',
  'compose/bind-routes.ts',
  'compose/compose-modules.ts',
  'compose/compose-platform.ts',
  'compose/handle-work.ts',
  'invariants.ts',
  'demo/seed-shop.ts',
  'demo/seed-demo.ts',
  'demo/seed-money.ts',
];

/** Areas of the web app, and the areas each may import besides itself. */
export const webAreas: Record<string, readonly string[]> = {
  top: ['routes', 'features', 'ui', 'shared'],
  routes: ['features', 'ui', 'shared'],
  features: ['ui', 'shared'],
  shared: ['ui'],
  ui: [],
};

/** The clients that call the server from the browser. Every call and cache key of a feature is in an `api.ts`. */
export const apiClients: readonly string[] = ['shared/api/client.ts', 'features/admin/staff-api.ts'];

/** What the design system must not import: our packages and data fetching. */
export const foreignToUi: readonly RegExp[] = [/^@stagedoor\//, /^@tanstack\//];
