import { startOidcSandbox } from '@stagedoor/sandbox';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { aPassword, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { visitSandboxId } from '../../../../../../tests/support/visit-sandbox-id.ts';
import { oidcNetwork } from '../../../platform/ports/oidc-network.ts';

const sandbox = await startOidcSandbox({ log: () => {} });
afterAll(sandbox.close);

const { issuer, clientId, clientSecret } = sandbox;
const network = { network: 'sandbox', name: 'Sandbox ID', issuer, clientId, clientSecret };
const program = await aWorkingProgram({ social: [oidcNetwork(network)] });

// All clients share one address, whose log-ins are limited.
beforeEach(() => program.clock.advance(minutes(11)));

type Client = ReturnType<typeof aClient>;
type Account = { id: number; name: string };

let identities = 0;
const anIdentity = () => `identity-${++identities}@example.com`;

/** What the browser brings back from the network. */
const proofOf = async (client: Client, email: string) => {
  const { url } = (await client.post('/start-social/sandbox')).body as { url: string };
  const { code, state } = await visitSandboxId(url, { email });
  return { code, state };
};
const link = async (client: Client, email: string) => client.post('/link-social/sandbox', await proofOf(client, email));
const logIn = async (email: string) => {
  const client = aClient(program);
  const answer = await client.postAsApp('/login-with-social/sandbox', await proofOf(client, email));
  return { client, answer };
};
const accountsOf = async (client: Client) =>
  ((await client.get('/get-user-full/')).body as { socialAccounts: Account[] }).socialAccounts;

const unverified = { status: 409, body: { error: 1028, reason: { kind: 'verifySession' } } };
const sensitive = (client: Client) => client.post('/change-password', { password: 'a-brand-new-password' });

const setUp = async () => {
  const user = await aUser(program);
  program.clock.advance(minutes(1)); // the account is older than the connection
  const client = await aLoggedInClient(program, user.idUser);
  const latest = async () => {
    await program.settle();
    return program.mailbox.latest(user.email);
  };
  const takeBack = async (token = program.mailbox.tokenFor(user.email)) => {
    const answer = await aClient(program).post('/revert-social', { token });
    await program.settle();
    return answer;
  };
  return { user, client, latest, takeBack };
};

describe('a borrowed session', () => {
  it('connects no social account, and what it brought can still be used once it is verified', async () => {
    const { client } = await setUp();
    program.clock.advance(minutes(6));
    const proof = await proofOf(client, anIdentity());
    expect(await client.post('/link-social/sandbox', proof)).toMatchObject(unverified);
    expect(await accountsOf(client)).toEqual([]);
    await client.post('/verify-session', { password: aPassword });
    expect((await client.post('/link-social/sandbox', proof)).status).toBe(200);
  });

  it('disconnects none', async () => {
    const { client } = await setUp();
    await link(client, anIdentity());
    const [account] = await accountsOf(client);
    program.clock.advance(minutes(6));
    expect(await client.remove(`/delete-social/${account?.id}`)).toMatchObject(unverified);
    expect(await accountsOf(client)).toHaveLength(1);
  });
});

describe('a newly connected account', () => {
  it('logs in but verifies nothing for a day', async () => {
    const { user, client } = await setUp();
    const identity = anIdentity();
    await link(client, identity);

    const early = await logIn(identity);
    expect(early.answer.body).toMatchObject({ user: { idUser: user.idUser } });
    expect(await sensitive(early.client)).toMatchObject(unverified);

    program.clock.advance(hours(24));
    expect((await sensitive((await logIn(identity)).client)).status).toBe(200);
  });

  it('that found the account by its address verifies nothing either, and the owner is notified', async () => {
    const { user, latest } = await setUp();
    const { client } = await logIn(user.email);
    expect(await sensitive(client)).toMatchObject(unverified);
    expect((await latest()).text).toContain('/revert-social/');
  });

  it('verifies where the account began with it', async () => {
    const { client } = await logIn(anIdentity());
    expect((await client.post('/export-data')).status).toBe(200);
  });
});

describe('the owner', () => {
  it('is notified of a connected account, by its name and its network', async () => {
    const { client, latest } = await setUp();
    const identity = anIdentity();
    await link(client, identity);
    const { text } = await latest();
    expect(text).toContain('Sandbox ID');
    expect(text).toContain(identity);
    expect(text).toContain('http://stagedoor.test/revert-social/');
  });

  it('is notified once, however often the same account is connected', async () => {
    const { client, latest } = await setUp();
    const identity = anIdentity();
    await link(client, identity);
    const first = await latest();
    await link(client, identity);
    expect(await latest()).toEqual(first);
  });

  it('is notified of a disconnected one, whose own sessions end', async () => {
    const { client, latest } = await setUp();
    const identity = anIdentity();
    await link(client, identity);
    const through = (await logIn(identity)).client;
    const [account] = await accountsOf(client);
    expect((await client.remove(`/delete-social/${account?.id}`)).status).toBe(200);
    expect((await latest()).subject).toContain('Sandbox ID');
    expect((await through.get('/get-user-full/')).status).toBe(403);
    expect((await client.get('/get-user-full/')).status).toBe(200);
  });

  it('takes the account back for a week, which closes every other way in', async () => {
    const { user, client, latest, takeBack } = await setUp();
    const identity = anIdentity();
    await client.post('/set-pin', { pin: '4821' });
    await link(client, identity);
    await latest();
    const thief = (await logIn(identity)).client;
    const token = program.mailbox.tokenFor(user.email);
    program.clock.advance(days(7) - 1);
    const looked = await aClient(program).post('/read-link', { purpose: 'revertSocial', token });
    expect(looked.status).toBe(200);

    expect((await takeBack(token)).status).toBe(200);
    expect((await thief.get('/get-user-full/')).status).toBe(403);
    expect((await client.get('/get-user-full/')).status).toBe(403);
    expect((await logIn(identity)).answer.body).not.toMatchObject({ user: { idUser: user.idUser } });
    expect((await aClient(program).logIn(user.email, aPassword)).body).toMatchObject({ fields: { password: 'wrong' } });
    expect((await latest()).text).toContain('/login');
    expect((await takeBack(token)).body).toMatchObject({ error: 1058 });
  });

  it('takes it back even after the address was changed', async () => {
    const { user, client, latest, takeBack } = await setUp();
    await link(client, anIdentity());
    await latest();
    const token = program.mailbox.tokenFor(user.email);
    await client.post('/update-email', { email: `thief-of-${user.email}` });
    await program.settle();
    const moved = program.mailbox.tokenFor(`thief-of-${user.email}`);
    await client.post('/confirm-email', { token: moved });
    expect((await takeBack(token)).status).toBe(200);
    const { rows } = await program.database.pool.query('select email from users where id = $1', [user.idUser]);
    expect(rows[0].email).toBe(user.email);
  });

  it('cannot take it back after a week, nor with a link for something else', async () => {
    const { user, client, latest, takeBack } = await setUp();
    await link(client, anIdentity());
    await latest();
    const token = program.mailbox.tokenFor(user.email);
    expect((await aClient(program).post('/revert-email', { token })).body).toMatchObject({ error: 1058 });
    program.clock.advance(days(7));
    expect((await takeBack(token)).body).toMatchObject({ error: 1058 });
  });
});

it('takes the social accounts away as well when a changed address is taken back', async () => {
  const { user, client, latest } = await setUp();
  const identity = anIdentity();
  await link(client, identity);
  await client.post('/update-email', { email: `other-than-${user.email}` });
  await program.settle();
  await client.post('/confirm-email', { token: program.mailbox.tokenFor(`other-than-${user.email}`) });
  await latest();
  const token = program.mailbox.tokenFor(user.email);
  expect((await aClient(program).post('/revert-email', { token })).status).toBe(200);
  expect((await logIn(identity)).answer.body).not.toMatchObject({ user: { idUser: user.idUser } });
});
