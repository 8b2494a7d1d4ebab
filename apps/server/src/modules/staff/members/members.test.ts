import type { StaffMember } from '@stagedoor/contract/schemas/staff';
import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';

const setUp = async () => {
  const program = await aWorkingProgram();
  const { idUser } = await aUser(program, { role: 'ADMIN', name: 'Vira Storozhuk' });
  const client = await aLoggedInClient(program, idUser);
  const colleague = async (scopes: readonly (typeof staffScopes)[number][] = ['support']) => {
    const user = await aUser(program, { role: 'ADMIN', name: 'Fiona Ashdown', scopes });
    return { ...user, client: await aLoggedInClient(program, user.idUser) };
  };
  const members = async () => ((await client.post('/get-staff-members')).body as { items: StaffMember[] }).items;
  const actions = async () =>
    (await program.database.pool.query('select action, subject, detail from staff_action order by id')).rows;
  return { program, idUser, client, colleague, members, actions };
};

describe('a new member', () => {
  it('is a fan whom a colleague lets in by their address, and may do what was said', async () => {
    const { program, client, members, actions } = await setUp();
    const fan = await aUser(program, { name: 'Oles Honchar' });
    const added = await client.post('/add-staff-member', {
      email: fan.email.toUpperCase(),
      scopes: ['content', 'finance', 'content'],
    });
    expect(added.status).toBe(200);
    expect(await members()).toMatchObject([
      { idUser: fan.idUser, email: fan.email, addedBy: 'Vira Storozhuk', scopes: ['finance', 'content'] },
      { name: 'Vira Storozhuk', scopes: staffScopes, addedBy: null },
    ]);
    await program.settle();
    expect(program.mailbox.latest(fan.email)).toMatchObject({ subject: 'You’ve been added to the Stagedoor team' });
    expect(program.mailbox.latest(fan.email).text).toContain('Vira Storozhuk added you');
    const subject = `user ${fan.idUser}`;
    expect(await actions()).toEqual([{ action: 'staff.added', subject, detail: { scopes: 'finance, content' } }]);
    const theirs = await aLoggedInClient(program, fan.idUser);
    expect((await theirs.get('/get-staff-self')).body).toMatchObject({ scopes: ['finance', 'content'] });
    expect((await theirs.post('/get-withdrawals')).status).toBe(200);
    expect((await theirs.post('/get-staff-members')).body).toMatchObject({ error: 1058 });
  });

  it('is nobody whom we do not know, who sells, or who works here already', async () => {
    const { program, client, colleague, actions } = await setUp();
    const add = async (email: string) => (await client.post('/add-staff-member', { email, scopes: ['support'] })).body;
    const talent = await aUser(program, { role: 'EXPERT' });
    const gone = await aUser(program, { status: 'DEACTIVATED' });
    const { email } = await colleague();
    expect(await add('nobody@example.com')).toMatchObject({ error: 1028, reason: { kind: 'noSuchAccount' } });
    expect(await add(gone.email)).toMatchObject({ error: 1028, reason: { kind: 'noSuchAccount' } });
    expect(await add(talent.email)).toMatchObject({ error: 1028, reason: { kind: 'accountIsTalent' } });
    expect(await add(email)).toMatchObject({ error: 1039 });
    expect(await actions()).toEqual([]);
  });

  it('is let in once by two at the same moment', async () => {
    const { program, client, colleague, actions } = await setUp();
    const other = await colleague(['staff']);
    const { email } = await aUser(program);
    const answers = await Promise.all(
      [client, other.client].map((who) => who.post('/add-staff-member', { email, scopes: ['support'] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await actions()).toHaveLength(1);
  });
});

describe('a colleague', () => {
  it('may do something else from the next call on', async () => {
    const { client, colleague, actions } = await setUp();
    const { idUser, client: theirs } = await colleague(['support']);
    expect((await theirs.post('/get-withdrawals')).body).toMatchObject({ error: 1058 });
    expect((await client.post('/change-staff-scopes', { idUser, scopes: ['finance'] })).status).toBe(200);
    expect((await theirs.post('/get-withdrawals')).status).toBe(200);
    expect((await theirs.post('/get-order-problems')).body).toMatchObject({ error: 1058 });
    expect(await actions()).toMatchObject([{ action: 'staff.scopesChanged', detail: { scopes: 'finance' } }]);
  });

  it('is a fan again at once, without a trace of the second factor', async () => {
    const { program, client, colleague } = await setUp();
    const { idUser, client: theirs } = await colleague();
    await theirs.post('/start-second-factor');
    expect((await client.post('/remove-staff-member', { idUser })).status).toBe(200);
    expect((await theirs.get('/get-staff-self')).body).toMatchObject({ error: 1058 });
    expect((await theirs.get('/get-user-full/')).body).toMatchObject({ role: 'FAN' });
    const { rows } = await program.database.pool.query(
      'select id_user from second_factor union select id_user from session where second_factor_at is not null and id_user = $1',
      [idUser],
    );
    expect(rows).toEqual([]);
    expect((await client.post('/remove-staff-member', { idUser })).body).toMatchObject({ error: 1058 });
  });

  it('who lost the phone sets up a new one, and is out until then', async () => {
    const { client, colleague, members, actions } = await setUp();
    const { idUser, client: theirs } = await colleague();
    expect((await client.post('/reset-second-factor', { idUser })).body).toMatchObject({ error: 1058 });
    await theirs.post('/start-second-factor');
    expect((await client.post('/reset-second-factor', { idUser })).status).toBe(200);
    expect((await theirs.get('/get-staff-self')).body).toMatchObject({ secondFactor: 'none' });
    expect((await theirs.post('/get-order-problems')).body).toMatchObject({ error: 1028 });
    expect(await members()).toMatchObject([{ idUser, hasSecondFactor: false }, {}]);
    expect(await actions()).toMatchObject([{ action: 'secondFactor.reset', subject: `user ${idUser}` }]);
  });

  it.each(['/change-staff-scopes', '/remove-staff-member', '/reset-second-factor'])(
    'is the only one to whom one does %s',
    async (path) => {
      const { client, idUser, actions } = await setUp();
      const answer = await client.post(path, { idUser, scopes: ['support'] });
      expect(answer.body).toMatchObject({ error: 1028, reason: { kind: 'ownMembership' } });
      expect((await client.post(path, { idUser: 999_999, scopes: ['support'] })).body).toMatchObject({ error: 1058 });
      expect(await actions()).toEqual([]);
    },
  );

  it('cannot leave us before leaving the staff', async () => {
    const { colleague } = await setUp();
    const { client } = await colleague();
    expect((await client.remove('/delete-user')).body).toMatchObject({
      error: 1028,
      reason: { kind: 'openObligations', kinds: ['staff'] },
    });
  });
});

describe('a member who manages the staff', () => {
  it('is always left, when two remove each other at the same moment', async () => {
    const { program, client, idUser, colleague } = await setUp();
    const other = await colleague(['staff']);
    const answers = await Promise.all([
      client.post('/remove-staff-member', { idUser: other.idUser }),
      other.client.post('/remove-staff-member', { idUser }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await program.database.pool.query('select from staff_member')).rowCount).toBe(1);
  });

  it('is left by a promise of the database', async () => {
    const { program } = await setUp();
    const { pool } = program.database;
    const broken = expect.objectContaining({ constraint: 'staff_member_one_manages' });
    await expect(pool.query('delete from staff_member')).rejects.toThrow(broken);
    await expect(pool.query(`update staff_member set scopes = '{support}'`)).rejects.toThrow(broken);
    await expect(pool.query(`update staff_member set scopes = '{everything}'`)).rejects.toThrow(/staff_member_scopes/);
    await expect(pool.query(`update staff_member set scopes = '{}'`)).rejects.toThrow(/staff_member_scopes/);
  });
});
