import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { generateTypes } from './generate-types.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';
import { refuseOwner } from './refuse-owner.ts';

const as = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

it('migrates once when several processes start at the same time', async () => {
  const { superUrl, ownerUrl, programUrl } = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const passwords = { ownerPassword: new URL(ownerUrl).password, programPassword: new URL(programUrl).password };
  const urls = await prepareDatabase(superUrl, { database, ...passwords });
  const applied = await Promise.all([migrate(urls.ownerUrl), migrate(urls.ownerUrl), migrate(urls.ownerUrl)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  await as(superUrl, (client) => client.query(`drop database ${database}`));
});

it('gives the program a role that owns nothing and can change no table', async () => {
  const { programUrl, ownerUrl } = await aDatabase();
  await as(programUrl, async (client) => {
    await expect(client.query('alter table users add column x int')).rejects.toThrow('must be owner');
    await expect(client.query('create table mine (x int)')).rejects.toThrow('permission denied');
    await expect(client.query('drop table users')).rejects.toThrow('must be owner');
  });
  await expect(refuseOwner(programUrl)).resolves.toBeUndefined();
  await expect(refuseOwner(ownerUrl)).rejects.toThrow('DATABASE_URL names a role that owns the tables');
});

it('has the types that the code was written against', async () => {
  const { ownerUrl } = await aDatabase();
  await expect(generateTypes(ownerUrl, { verify: true })).resolves.toBeUndefined();
});
