import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from './platform/database/prepare.ts';

export type ProvidedDatabase = { programUrl: string; ownerUrl: string | undefined; stop(): Promise<void> };

/** The database named in the settings, or the embedded one. */
export const provideDatabase = async (config: Config, print: (line: string) => void): Promise<ProvidedDatabase> => {
  if (config.DATABASE_URL) {
    return { programUrl: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ directory: join(config.DATA_DIR, 'postgres'), log: print });
  print(embedded.reused ? 'Took over the database that was left running.' : 'Started the database.');
  try {
    const password = () => randomBytes(24).toString('base64url');
    const urls = await prepareDatabase(embedded.superUrl, {
      database: 'stagedoor',
      ownerPassword: password(),
      programPassword: password(),
    });
    return { ...urls, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
};
