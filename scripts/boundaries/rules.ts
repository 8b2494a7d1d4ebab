/** The parts of the repository and which of our packages each may import. `tests`, `bench` and `scripts` may import all. */
export const parts: Record<string, { folder: string; mayImport: readonly string[] }> = {
  contract: { folder: 'packages/contract', mayImport: [] },
  messages: { folder: 'packages/messages', mayImport: ['contract'] },
  sandbox: { folder: 'packages/sandbox', mayImport: [] },
  server: { folder: 'apps/server', mayImport: ['contract', 'messages', 'sandbox'] },
  web: { folder: 'apps/web', mayImport: ['contract', 'messages'] },
};

/** The server's modules from the ground up. One may import its own layer and those below. */
export const layers: readonly (readonly string[])[] = [
  ['accounts', 'access', 'staff', 'media', 'ledger', 'currency', 'delivery'],
  ['personal-data', 'talents', 'catalogue', 'promotions', 'charity', 'payments', 'wallet'],
  ['orders', 'recurring', 'memberships', 'gifts', 'auctions'],
  ['feed', 'chat', 'calls', 'reviews'],
  ['discovery', 'profiles', 'notifications', 'moderation', 'operations'],
];

/** The only files of the server outside the modules that know them. */
export const composers: readonly string[] = [
  'main.ts',
  'compose.ts',
  'compose/bind-routes.ts',
  'compose/compose-modules.ts',
  'compose/compose-platform.ts',
  'compose/handle-work.ts',
  'truths.ts',
  'demo/past.ts',
  'demo/seed-demo.ts',
  'demo/seed-money.ts',
];

/** Areas of the web and the areas each may import besides itself. */
export const webAreas: Record<string, readonly string[]> = {
  top: ['routes', 'features', 'ui', 'shared'],
  routes: ['features', 'ui', 'shared'],
  features: ['ui', 'shared'],
  shared: ['ui'],
  ui: [],
};

/** What the design system does without: our packages and whatever fetches data. */
export const foreignToUi: readonly RegExp[] = [/^@stagedoor\//, /^@tanstack\//];
