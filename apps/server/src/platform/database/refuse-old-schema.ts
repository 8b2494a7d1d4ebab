import { knownMigrations } from './migrate.ts';
import { sqlState } from './retry.ts';
import { withClient } from './with-client.ts';

const remedy = 'Run "npm run migrate" first, as the owner of the tables. See docs/operations.md.';

/** New code on an old schema would start and fail at every page. Old code on a newer one is an upgrade under way. */
export const refuseOldSchema = (programUrl: string): Promise<void> =>
  withClient(programUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from migration').catch((error) => {
      // No such table, or one from before the program was allowed to look.
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
