import { knownMigrations } from './migrate.ts';
import { sqlState } from './retry.ts';
import { withClient } from './with-client.ts';

const remedy = 'Run "npm run migrate" first, as the owner of the tables. See docs/operations.md.';

/**
 * Refuses to start new code on an old schema, where every page would fail. Old code on a newer schema is allowed: that
 * is an upgrade in progress.
 */
export const refuseOldSchema = (programUrl: string): Promise<void> =>
  withClient(programUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from migration').catch((error) => {
      // The table is missing, or predates the program's right to read it.
      if (['42P01', '42501'].includes(sqlState(error))) return { rows: [] };
      throw error;
    });
    const applied = new Set(rows.map(({ name }) => name));
    if (applied.size === 0) throw new Error(`The database has no tables of this version. ${remedy}`);
    const missing = (await knownMigrations()).filter((name) => !applied.has(name));
    if (missing.length > 0) {
      throw new Error(`The database is older than this version: ${missing.join(', ')} is missing. ${remedy}`);
    }
  });
