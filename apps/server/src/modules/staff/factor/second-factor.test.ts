import type { StaffSelf } from '@stagedoor/contract/schemas/staff';
import { describe, expect, it } from 'vitest';
import { codeFor } from '../../../../../../tests/support/authenticator.ts';
import { hours, minutes } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();
const { clock, database } = program;

const wrong = { status: 422, body: { error: 1008, fields: { code: 'wrong' } } };
const used = { status: 422, body: { error: 1008, fields: { code: 'used' } } };
const refused = { status: 409, body: { error: 1028, reason: { kind: 'secondFactor' } } };

const aNewcomer = async () => {
  const { idUser, email } = await aUser(program, { role: 'ADMIN' });
  const client = await aLoggedInClient(program, idUser, { secondFactor: false });
  const start = async (proof?: object) =>
    (await client.post('/start-second-factor', { proof })).body as { secret: string; uri: string };
  const self = async () => (await client.get('/get-staff-self')).body as StaffSelf;
  return { idUser, email, client, start, self };
};

/** A staff member with an authenticator app and recovery codes, whose session has passed 2FA. */
const aMember = async () => {
  const newcomer = await aNewcomer();
  const { secret } = await newcomer.start();
  const { body } = await newcomer.client.post('/confirm-second-factor', { code: codeFor(secret, clock.now()) });
  const { recoveryCodes } = body as { recoveryCodes: string[] };
  /** A new session on another device, without 2FA. */
  const again = () => aLoggedInClient(program, newcomer.idUser, { secondFactor: false });
  return { ...newcomer, secret, recoveryCodes, again };
};

const theLog = async (idUser: number) =>
  (await database.pool.query('select action, subject from staff_action where id_staff = $1 order by id', [idUser]))
    .rows;

describe('setting it up', () => {
  it('opens the back office with a code of the app and hands out ten recovery codes', async () => {
    const { client, start, self, idUser, email } = await aNewcomer();
    expect(await self()).toEqual({ scopes: [], secondFactor: 'none', recoveryCodesLeft: 0 });
    expect(await client.post('/get-withdrawals')).toMatchObject(refused);
    const { secret, uri } = await start();
    expect(uri).toBe(`otpauth://totp/${encodeURIComponent(`Stagedoor:${email}`)}?secret=${secret}&issuer=Stagedoor`);
    const { status, body } = await client.post('/confirm-second-factor', { code: codeFor(secret, clock.now()) });
    expect(status).toBe(200);
    expect(new Set((body as { recoveryCodes: string[] }).recoveryCodes).size).toBe(10);
    expect(await self()).toMatchObject({ secondFactor: 'passed', recoveryCodesLeft: 10 });
    expect((await client.post('/get-withdrawals')).status).toBe(200);
    expect(await theLog(idUser)).toEqual([{ action: 'secondFactor.enrolled', subject: `user ${idUser}` }]);
  });

  it('shows the same secret when the page is loaded again, and another one after an hour', async () => {
    const { start, client } = await aNewcomer();
    const { secret } = await start();
    expect((await start()).secret).toBe(secret);
    clock.advance(minutes(61));
    expect(await client.post('/confirm-second-factor', { code: codeFor(secret, clock.now()) })).toMatchObject({
      body: { error: 1062 },
    });
    expect(await client.post('/start-second-factor')).toMatchObject({
      body: { error: 1028, reason: { kind: 'verifySession' } },
    });
  });

  it('keeps neither the secret nor the codes in the open', async () => {
    const { idUser, secret, recoveryCodes } = await aMember();
    const { rows } = await database.pool.query(
      `select row_to_json(f)::text || (select json_agg(r)::text from recovery_code r where id_user = $1) as text
       from second_factor f where id_user = $1`,
      [idUser],
    );
    expect(rows[0].text).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows[0].text).not.toContain(code);
  });

  it('is no way around a factor that is there already', async () => {
    const { again } = await aMember();
    const thief = await again();
    expect(await thief.post('/start-second-factor')).toMatchObject({
      body: { error: 1008, fields: { proof: 'required' } },
    });
    expect(await thief.post('/confirm-second-factor', { code: '000000' })).toMatchObject({ body: { error: 1062 } });
  });

  it('is for the staff alone', async () => {
    const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
    expect((await fan.post('/start-second-factor')).body).toMatchObject({ error: 1058 });
  });
});

describe('a code', () => {
  it('opens another session, once', async () => {
    const { secret, again } = await aMember();
    const [one, other] = [await again(), await again()];
    expect(await one.post('/enter-second-factor', { code: codeFor(secret, clock.now()) })).toMatchObject(used);
    clock.advance(minutes(1));
    const code = codeFor(secret, clock.now());
    expect((await one.post('/enter-second-factor', { code })).status).toBe(200);
    expect(await other.post('/enter-second-factor', { code })).toMatchObject(used);
    expect((await one.post('/get-withdrawals')).status).toBe(200);
    expect(await other.post('/get-withdrawals')).toMatchObject(refused);
  });

  it('opens one session when it is shown to several at the same moment', async () => {
    const { secret, again } = await aMember();
    clock.advance(minutes(1));
    const code = codeFor(secret, clock.now());
    const sessions = await Promise.all([1, 2, 3, 4].map(again));
    const answers = await Promise.all(sessions.map((client) => client.post('/enter-second-factor', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('is asked for again after twelve hours', async () => {
    const { client, self } = await aMember();
    clock.advance(hours(12) - minutes(1));
    expect((await client.post('/get-withdrawals')).status).toBe(200);
    clock.advance(minutes(1));
    expect(await client.post('/get-withdrawals')).toMatchObject(refused);
    clock.advance(minutes(2)); // by then only the token that came with the refusal is valid
    expect(await self()).toMatchObject({ secondFactor: 'asked', scopes: [] });
  });

  it('may be guessed five times in ten minutes, and the right one does not help after that', async () => {
    const { secret, again } = await aMember();
    const client = await again();
    clock.advance(minutes(1));
    const right = codeFor(secret, clock.now());
    const near = [-1, 0, 1].map((steps) => codeFor(secret, clock.now(), steps));
    const guess = near.includes('000000') ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries++) {
      expect(await client.post('/enter-second-factor', { code: guess })).toMatchObject(wrong);
    }
    expect((await client.post('/enter-second-factor', { code: right })).body).toMatchObject({ error: 1060 });
    clock.advance(minutes(10));
    const next = codeFor(secret, clock.now());
    expect((await client.post('/enter-second-factor', { code: next })).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('opens a session, once, however it is typed, and is in the log', async () => {
    const { idUser, recoveryCodes, again } = await aMember();
    const [one, other] = [await again(), await again()];
    const recoveryCode = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')}`;
    expect((await one.post('/enter-second-factor', { recoveryCode })).status).toBe(200);
    expect(await other.post('/enter-second-factor', { recoveryCode })).toMatchObject({
      body: { error: 1008, fields: { recoveryCode: 'wrong' } },
    });
    expect((await one.get('/get-staff-self')).body).toMatchObject({ secondFactor: 'passed', recoveryCodesLeft: 9 });
    expect(await theLog(idUser)).toContainEqual({ action: 'secondFactor.recovered', subject: `user ${idUser}` });
  });

  it('opens one session when it is shown to several at the same moment', async () => {
    const { recoveryCodes, again } = await aMember();
    const sessions = await Promise.all([1, 2, 3].map(again));
    const answers = await Promise.all(
      sessions.map((client) => client.post('/enter-second-factor', { recoveryCode: recoveryCodes[0] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('of another user opens nothing', async () => {
    const [{ recoveryCodes }, { again }] = [await aMember(), await aMember()];
    const thief = await again();
    expect((await thief.post('/enter-second-factor', { recoveryCode: recoveryCodes[0] })).status).toBe(422);
  });

  it('gives way to a new set, for which a code is needed', async () => {
    const { client, secret, recoveryCodes, again } = await aMember();
    expect(await client.post('/renew-recovery-codes', { code: codeFor(secret, clock.now()) })).toMatchObject(used);
    clock.advance(minutes(1));
    const { body } = await client.post('/renew-recovery-codes', { code: codeFor(secret, clock.now()) });
    const [fresh] = (body as { recoveryCodes: string[] }).recoveryCodes;
    const other = await again();
    expect((await other.post('/enter-second-factor', { recoveryCode: recoveryCodes[1] })).status).toBe(422);
    expect((await other.post('/enter-second-factor', { recoveryCode: fresh })).status).toBe(200);
  });
});

describe('moving to another phone', () => {
  it('needs a code of the old one, which counts until the new one has shown its own', async () => {
    const { idUser, client, secret, start, again } = await aMember();
    clock.advance(minutes(1));
    const { secret: next } = await start({ code: codeFor(secret, clock.now()) });
    expect(next).not.toBe(secret);
    clock.advance(minutes(1));
    const other = await again();
    expect((await other.post('/enter-second-factor', { code: codeFor(secret, clock.now()) })).status).toBe(200);

    clock.advance(minutes(1));
    expect((await client.post('/confirm-second-factor', { code: codeFor(next, clock.now()) })).status).toBe(200);
    expect((await client.post('/get-withdrawals')).status).toBe(200);
    expect(await other.post('/get-withdrawals')).toMatchObject(refused);
    clock.advance(minutes(1));
    expect(await other.post('/enter-second-factor', { code: codeFor(secret, clock.now()) })).toMatchObject(wrong);
    expect((await other.post('/enter-second-factor', { code: codeFor(next, clock.now()) })).status).toBe(200);
    expect((await theLog(idUser)).at(-1)).toEqual({ action: 'secondFactor.changed', subject: `user ${idUser}` });
  });

  it('is open to a member with only a recovery code left', async () => {
    const { client, start, recoveryCodes } = await aMember();
    const { secret } = await start({ recoveryCode: recoveryCodes[0] });
    expect((await client.post('/confirm-second-factor', { code: codeFor(secret, clock.now()) })).status).toBe(200);
  });
});
