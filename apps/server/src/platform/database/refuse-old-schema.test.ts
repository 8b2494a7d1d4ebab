import { expect, it } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { knownMigrations } from './migrate.ts';
import { refuseOldSchema } from './refuse-old-schema.ts';
import { withClient } from './with-client.ts';

const startAfter = async (change: string) => {
  const { ownerUrl, programUrl } = await aDatabase();
  await withClient(ownerUrl, (owner) => owner.query(change));
  return refuseOldSchema(programUrl);
};

it('the start takes the schema of its own version', async () => {
  await expect(startAfter('select 1')).resolves.toBeUndefined();
});

it('the start takes a newer schema: an upgrade goes through the processes one by one', async () => {
  await expect(startAfter(`insert into migration (name) values ('9999_later.sql')`)).resolves.toBeUndefined();
});

it('the start refuses an older schema, and names what to do', async () => {
  const newest = (await knownMigrations()).at(-1);
  await expect(startAfter(`delete from migration where name = '${newest}'`)).rejects.toThrow(
    `The database is older than this version: ${newest} is missing. Run "npm run migrate" first`,
  );
});

it.each([
  ['that is empty', 'drop table migration'],
  ['in which it may not look', 'revoke select on migration from stagedoor_program'],
])('the start refuses a schema %s, and names what to do', async (_what, change) => {
  await expect(startAfter(change)).rejects.toThrow(
    'The database has no tables of this version. Run "npm run migrate" first',
  );
});
