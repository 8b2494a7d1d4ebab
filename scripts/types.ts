import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { generateTypes } from '../apps/server/src/platform/database/generate-types.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';

// Migrates an empty database and generates its types.
const folder = await mkdtemp(join(tmpdir(), 'stagedoor-types-'));
const { superUrl, stop } = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
try {
  const names = { database: 'types', ownerPassword: 'types', programPassword: 'types' };
  const { ownerUrl } = await prepareDatabase(superUrl, names);
  await migrate(ownerUrl);
  await generateTypes(ownerUrl);
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
