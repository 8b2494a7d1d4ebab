import type pg from 'pg';
import { withClient } from './with-client.ts';

export type DatabaseUrls = { ownerUrl: string; programUrl: string };

/**
 * Creates a database with its two roles, on a server where we are superuser: the owner, which migrates, and the
 * program, which owns nothing. Idempotent; sets the passwords each time.
 */
export const prepareDatabase = async (
  superUrl: string,
  names: { database: string; ownerPassword: string; programPassword: string },
): Promise<DatabaseUrls> => {
  await withClient(superUrl, async (client) => {
    await createRole(client, 'stagedoor_program', null);
    await createRole(client, 'stagedoor_owner', names.ownerPassword, 'createrole');
    await createRole(client, 'stagedoor_app', names.programPassword);
    await client.query('grant stagedoor_program to stagedoor_app');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [names.database]);
    if (!rowCount) {
      await client.query(`create database ${client.escapeIdentifier(names.database)} owner stagedoor_owner`);
    }
  });
  return {
    ownerUrl: urlFor(superUrl, names.database, 'stagedoor_owner', names.ownerPassword),
    programUrl: urlFor(superUrl, names.database, 'stagedoor_app', names.programPassword),
  };
};

const createRole = async (client: pg.Client, role: string, password: string | null, attributes = '') => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const login = password === null ? 'nologin' : `login password ${client.escapeLiteral(password)}`;
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} ${login} ${attributes}`);
};

const urlFor = (superUrl: string, database: string, user: string, password: string) => {
  const url = new URL(superUrl);
  url.pathname = `/${database}`;
  url.username = user;
  url.password = password;
  return url.href;
};
