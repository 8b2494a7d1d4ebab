import { readdir } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../tests/support/catalogue.ts';
import { hours, minutes } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import {
  aClient,
  aLoggedInClient,
  aProgram,
  aWorkingProgram,
  type TestProgram,
} from '../../../../../tests/support/program.ts';
import { userWithAllData } from '../../../../../tests/support/user-with-all-data.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { sweepMedia } from '../media/index.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { previewDeletion } from './preview-deletion.ts';
import { type Kind, storedColumns } from './stored-columns.test-support.ts';

type Column = { table: string; column: string };

const columnsOf = (...kinds: Kind[]): Column[] =>
  Object.entries(storedColumns).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, kind]) => kinds.includes(kind))
      .map(([column]) => ({ table, column })),
  );

/** All values of a column, serialised as JSON. */
const valuesIn = async ({ database }: TestProgram, { table, column }: Column): Promise<Set<string>> => {
  const { rows } = await database.pool.query(
    `select "${column}" as value from "${table}" where "${column}" is not null`,
  );
  return new Set(rows.map(({ value }) => (Buffer.isBuffer(value) ? value.toString('hex') : JSON.stringify(value))));
};

const snapshot = async (program: TestProgram, columns: Column[]) => {
  const found = new Map<string, Set<string>>();
  for (const at of columns) found.set(`${at.table}.${at.column}`, await valuesIn(program, at));
  return found;
};

/** Every row of every table, including the job queue, as one text. */
const everything = async ({ database }: TestProgram): Promise<string> => {
  const { rows: tables } = await database.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> 'migration'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.pool.query(`select row_to_json(t)::text as row from ${name} t`);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
};

const filesIn = async ({ directory }: TestProgram) =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());

const remove = (client: ReturnType<typeof aClient>) => client.remove('/delete-user');

const linkOf = async (client: ReturnType<typeof aClient>) =>
  new URL(((await client.post('/export-data')).body as { url: string }).url).pathname;

it('classifies every column as personal or not', async () => {
  const { database } = await aProgram();
  const { rows } = await database.pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name not in ('migration', 'sandbox_clock') order by 1`,
  );
  const classified = columnsOf('personal', 'secret', 'plain').map(({ table, column }) => `${table}.${column}`);
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('a user with all kinds of data', () => {
  const setUp = async () => {
    const program = await aWorkingProgram();
    const stranger = await aUser(program, { name: 'A Stranger' });
    await aLoggedInClient(program, stranger.idUser);
    await aProduct(program, stranger.idUser, 'AUTOGRAPH');
    const ofOthers = await snapshot(program, columnsOf('personal', 'secret'));
    program.clock.advance(hours(3));
    const user = await userWithAllData(program, stranger);
    await user.client.post('/export-data');
    /** Values that are stored now and were not before this user existed. */
    const known = async (...kinds: Kind[]) =>
      [...(await snapshot(program, columnsOf(...kinds)))].flatMap(([column, values]) =>
        [...values].filter((value) => !ofOthers.get(column)?.has(value)).map((value) => ({ column, value })),
      );
    return { program, known, ...user };
  };

  it('fills every column that tells something', async () => {
    const { known } = await setUp();
    const filled = new Set((await known('personal', 'secret')).map(({ column }) => column));
    const all = columnsOf('personal', 'secret').map(({ table, column }) => `${table}.${column}`);
    expect(all.filter((column) => !filled.has(column))).toEqual([]);
  });

  it('leaves no trace when the account is deleted: no value, no word, no file', async () => {
    const { program, client, idUser, known } = await setUp();
    const before = new Set((await known('personal', 'secret')).map((found) => JSON.stringify(found)));
    expect(await filesIn(program)).toHaveLength(3);

    program.clock.advance(minutes(4));
    expect((await remove(client)).status).toBe(200);
    await program.settle();

    const after = (await known('personal', 'secret')).map((found) => JSON.stringify(found));
    expect(after.filter((found) => before.has(found))).toEqual([]);

    const text = await everything(program);
    const words = [
      'Solomiia',
      'solomiia',
      'opera.example',
      '380501234567',
      '380507654321',
      'Biliavyntsi',
      'gramophone',
    ];
    const ids = [client.device, 'push-token-of-hers', 'subject-of-hers', `nick-${idUser}`, 'too loud', 'her card'];
    const personal = ['A comb of hers', 'a lark', 'Words of hers', 'her-browser'];
    for (const word of [...words, ...ids, ...personal]) expect(text).not.toContain(word);
    expect(await filesIn(program)).toEqual([]);
  });

  it('stays as a row that belongs to nobody and opens nothing', async () => {
    const { program, client, idUser } = await setUp();
    await remove(client);
    const { rows } = await program.database.pool.query('select name, status, role from users where id = $1', [idUser]);
    expect(rows).toEqual([{ name: 'Deleted person', status: 'DEACTIVATED', role: 'EXPERT' }]);
    expect((await client.get('/get-user-full/')).body).toMatchObject({ error: 1001 });
    expect((await aClient(program).get(`/get-user-by-id/${idUser}`)).status).toBe(404);
  });

  it('gets a goodbye mail', async () => {
    const { program, client } = await setUp();
    await remove(client);
    await program.settle();
    expect(program.mailbox.mails.map(({ to }) => to)).toEqual(['solomiia@example.com']);
  });

  it('gets all of it in one archive, and nothing that opens a door', async () => {
    const { program, client, known } = await setUp();
    const personal = await known('personal');
    const secrets = await known('secret');
    const answer = await program.app.inject({ method: 'GET', url: await linkOf(client) });
    const archive = unzipSync(answer.rawPayload);
    const data = JSON.stringify(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())));
    expect(personal.filter(({ value }) => !data.includes(value))).toEqual([]);
    expect(secrets.filter(({ value }) => data.includes(value))).toEqual([]);
    expect(Object.keys(archive).filter((name) => name.startsWith('pictures/'))).toHaveLength(2);
  });

  it('sees beforehand what would be lost', async () => {
    const { client } = await setUp();
    expect((await client.get('/get-deletion')).body).toEqual({
      blockers: [],
      loses: [
        { kind: 'profile', count: 1 },
        { kind: 'products', count: 1 },
        { kind: 'cards', count: 1 },
        { kind: 'pictures', count: 2 },
      ],
      funds: 0,
    });
  });
});

describe('deleting', () => {
  it('asks again who it is, when that was shown more than five minutes ago', async () => {
    const program = await aProgram();
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    program.clock.advance(minutes(6));
    const refusal = { status: 409, body: { error: 1028, reason: { kind: 'verifySession' } } };
    expect(await remove(client)).toMatchObject(refusal);
    expect(await client.post('/export-data')).toMatchObject(refusal);
  });

  it('is open to a user who only began to register', async () => {
    const program = await aProgram();
    const client = await aLoggedInClient(program, (await aUser(program, { status: 'REGISTRATION' })).idUser);
    expect((await remove(client)).status).toBe(200);
  });

  it('frees the address for a new account', async () => {
    const program = await aProgram();
    const { idUser, email } = await aUser(program);
    await remove(await aLoggedInClient(program, idUser));
    const { rows } = await program.database.pool.query('select from users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  const aHandlerOf = (
    found: Awaited<ReturnType<NonNullable<PersonalDataHandler['previewDeletion']>>>,
  ): PersonalDataHandler => ({
    previewDeletion: async () => found,
    export: async () => ({}),
    erase: async () => {},
  });
  const attempt = async (found: Parameters<typeof aHandlerOf>[0], forfeit: boolean) => {
    const program = await aProgram();
    const { idUser } = await aUser(program);
    await aLoggedInClient(program, idUser);
    const { rows } = await program.database.pool.query('select id from session where id_user = $1', [idUser]);
    const handlers = [aHandlerOf({}), aHandlerOf(found)];
    const preview = previewDeletion(handlers);
    const post = {
      mail: async () => {},
      mailNow: async () => {},
      sms: async () => {},
      addEnclosure: () => {},
      sendsSms: false,
    };
    const use = deleteUser({
      ...program,
      previewDeletion: preview,
      deleteAccount: deleteAccount({ handlers, previewDeletion: preview, post }),
    });
    return use({ idUser, idSession: rows[0].id, device: '' }, { forfeit });
  };

  it('waits for what is unfinished', async () => {
    const orders = { blockers: [{ kind: 'orders', count: 2 }] };
    await expect(attempt(orders, true)).rejects.toMatchObject({
      code: 1028,
      reason: { kind: 'openObligations', kinds: ['orders'] },
    });
    await expect(attempt({ blockers: [{ kind: 'orders', count: 0 }] }, true)).resolves.toBeUndefined();
  });

  it('takes money only with consent', async () => {
    await expect(attempt({ funds: 1 }, false)).rejects.toMatchObject({ code: 1028, reason: { kind: 'fundsLeft' } });
    await expect(attempt({ funds: 1 }, true)).resolves.toBeUndefined();
  });
});

describe('the link to an export', () => {
  const setUp = async () => {
    const program = await aWorkingProgram();
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    const link = await linkOf(client);
    return { program, link, open: (url: string) => program.app.inject({ method: 'GET', url }) };
  };

  it('downloads a file that nothing keeps or shows', async () => {
    const { open, link } = await setUp();
    const { headers } = await open(link);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=stagedoor-data.zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('lives for a day, and the file no longer than that', async () => {
    const { program, open, link } = await setUp();
    program.clock.advance(hours(23));
    expect((await open(link)).statusCode).toBe(200);
    program.clock.advance(hours(1));
    expect((await open(link)).json()).toMatchObject({ error: 1058 });
    await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepMedia, {}));
    await program.settle();
    expect(await filesIn(program)).toEqual([]);
  });

  it('cannot be changed or made up', async () => {
    const { open, link } = await setUp();
    const [id, expires, mac] = link.split('.');
    for (const forged of [
      `${id}.${Number(expires) + 1}.${mac}`,
      `${id}.${expires}.`,
      `${link}.x`,
      `${link}x`,
      '/files/x',
    ]) {
      expect((await open(forged)).json()).toMatchObject({ error: 1058 });
    }
  });
});
