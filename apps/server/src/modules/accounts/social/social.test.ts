import { generateKeyPairSync } from 'node:crypto';
import { startOidcSandbox } from '@stagedoor/sandbox';
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { type SandboxPerson, visitSandboxId } from '../../../../../../tests/support/visit-sandbox-id.ts';
import { oidcNetwork } from '../../../platform/ports/oidc-network.ts';

const newKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  kid: 'the-key',
  alg: 'ES256',
});
const signingKey = newKey();
const sandbox = await startOidcSandbox({ log: () => {}, signingKey });
afterAll(sandbox.close);

const { issuer, clientId, clientSecret } = sandbox;
const network = { network: 'sandbox', name: 'Sandbox ID', issuer, clientId, clientSecret };
const away = { ...network, network: 'away', issuer: 'http://127.0.0.1:1' };
const program = await aProgram({ social: [network, away].map(oidcNetwork) });

// All clients share one address, whose log-ins are limited.
beforeEach(() => program.clock.advance(minutes(11)));

type Client = ReturnType<typeof aClient>;
type Reply = { status: number; body: unknown };
type Logged = {
  user: { idUser: number; email: string | null; status: string; socialAccounts: { id: number; name: string }[] };
};

let people = 0;
const aPerson = (person: Partial<SandboxPerson> = {}): SandboxPerson => ({
  email: `social-${++people}@example.com`,
  ...person,
});
const start = async (client: Client) =>
  (await client.post('/start-social/sandbox')).body as { url: string; nonce: string };
const bring = (client: Client, proof: object): Promise<Reply> =>
  client.call('POST', '/login-with-social/sandbox', { body: proof, asApp: true });
const comeBack = async (client: Client, person: SandboxPerson) => {
  const { code, state } = await visitSandboxId((await start(client)).url, person);
  return { code, state };
};
const logIn = async (client: Client, person: SandboxPerson) => bring(client, await comeBack(client, person));
const userOf = ({ body }: Reply) => (body as Logged).user;

const later = () => Math.floor(Date.now() / 1000) + 600;
const claimsOf = (nonce: string, change: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: clientId,
  sub: 'someone',
  iat: later() - 600,
  exp: later(),
  nonce,
  ...change,
});
const sign = async (claims: JWTPayload, key: object = signingKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'the-key' }).sign(await importJWK(key, 'ES256'));

describe('through the browser', () => {
  it('tells which networks there are', async () => {
    expect((await aClient(program).get('/get-social-networks')).body).toEqual([
      { network: 'sandbox', name: 'Sandbox ID' },
      { network: 'away', name: 'Sandbox ID' },
    ]);
  });

  it('makes an account for a new user and finds it again', async () => {
    const [person, client] = [aPerson(), aClient(program)];
    const first = userOf(await logIn(client, person));
    expect(first).toMatchObject({ email: person.email, status: 'REGISTRATION' });
    expect((await client.get('/get-user-full/')).body).toMatchObject({ idUser: first.idUser });
    expect(userOf(await logIn(aClient(program), person)).idUser).toBe(first.idUser);
  });

  it('opens the account of a verified address', async () => {
    const { idUser, email } = await aUser(program);
    const user = userOf(await logIn(aClient(program), { email: email.toUpperCase() }));
    expect(user).toMatchObject({ idUser, socialAccounts: [{ name: email.toUpperCase() }] });
  });

  it('does not open the account of an address that the network has not verified', async () => {
    const { idUser, email } = await aUser(program);
    const user = userOf(await logIn(aClient(program), { email, verified: false }));
    expect(user).toMatchObject({ email: null, status: 'REGISTRATION' });
    expect(user.idUser).not.toBe(idUser);
  });

  it('refuses a state that was used, and a code that was used', async () => {
    const client = aClient(program);
    const proof = await comeBack(client, aPerson());
    expect((await bring(client, proof)).status).toBe(200);
    expect((await bring(client, proof)).body).toMatchObject({ error: 1062 });

    const { state } = await comeBack(client, aPerson());
    expect((await bring(client, { code: proof.code, state })).body).toMatchObject({ error: 1005 });
  });

  it('refuses a state of another device, of another time and of nobody', async () => {
    const client = aClient(program);
    const proof = await comeBack(client, aPerson());
    expect((await bring(aClient(program), proof)).body).toMatchObject({ error: 1062 });
    expect((await bring(client, { ...proof, state: 'made-up' })).body).toMatchObject({ error: 1062 });
    program.clock.advance(minutes(11));
    expect((await bring(client, proof)).body).toMatchObject({ error: 1062 });
  });

  it('refuses a code that was given for another state', async () => {
    const client = aClient(program);
    const [mine, other] = [await comeBack(client, aPerson()), await comeBack(client, aPerson())];
    expect((await bring(client, { code: other.code, state: mine.state })).body).toMatchObject({ error: 1005 });
  });

  it('keeps nothing that could be used', async () => {
    const client = aClient(program);
    const { url, nonce } = await start(client);
    const { rows } = await program.database.pool.query('select row_to_json(a)::text as row from social_attempt a');
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(nonce);
    expect(stored).not.toContain(new URL(url).searchParams.get('state'));
  });

  it('redirects a user whom the network sends back with a form', async () => {
    const answer = await program.app.inject({
      method: 'POST',
      url: '/login/sandbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'code=a%26b&state=c&user=%7B%7D',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/login/sandbox?code=a%26b&state=c&error=');
  });
});

describe('from the app, with an ID token', () => {
  const offer = async (make: (nonce: string) => Promise<string> | string) => {
    const client = aClient(program);
    const { nonce } = await start(client);
    return bring(client, { idToken: await make(nonce), nonce });
  };

  it('logs in with a token that the network signed for us and this nonce', async () => {
    const answer = await offer((nonce) =>
      sign(claimsOf(nonce, { sub: 'app-person', email: 'app@example.com', email_verified: true })),
    );
    expect(userOf(answer)).toMatchObject({ email: 'app@example.com', status: 'REGISTRATION' });
  });

  it('takes a name and an address as they come only where they are what they should be', async () => {
    const odd = { sub: 'odd', email: 'no address', email_verified: 'true', name: 'Olena\0\nTeliha' };
    const answer = await offer((nonce) => sign(claimsOf(nonce, odd)));
    expect(userOf(answer)).toMatchObject({ email: null, name: 'Olena  Teliha' });
  });

  const yesterday = () => later() - 86_400;
  const forgeries: [string, (nonce: string) => Promise<string> | string][] = [
    ['for another audience', (nonce) => sign(claimsOf(nonce, { aud: sandbox.stranger.clientId }))],
    ['of another issuer', (nonce) => sign(claimsOf(nonce, { iss: 'https://accounts.example' }))],
    ['that expired', (nonce) => sign(claimsOf(nonce, { iat: yesterday() - 600, exp: yesterday() }))],
    ['that never expires', (nonce) => sign(claimsOf(nonce, { exp: undefined as never }))],
    ['that is not signed', (nonce) => new UnsecuredJWT(claimsOf(nonce)).encode()],
    ['signed with another key', (nonce) => sign(claimsOf(nonce), newKey())],
    [
      'signed with the public key as if it were a secret',
      (nonce) =>
        new SignJWT(claimsOf(nonce))
          .setProtectedHeader({ alg: 'HS256', kid: 'the-key' })
          .sign(Buffer.from(JSON.stringify({ x: signingKey.x, y: signingKey.y }))),
    ],
    ['for another nonce', () => sign(claimsOf('another-nonce'))],
    ['without a nonce', () => sign(claimsOf('', { nonce: undefined }))],
    ['without a subject', (nonce) => sign(claimsOf(nonce, { sub: undefined as never }))],
    ['with a subject that no database can hold', (nonce) => sign(claimsOf(nonce, { sub: 'a\0b' }))],
    ['that is no token', () => 'hello'],
  ];
  it.each(forgeries)('refuses a token %s', async (_what, make) => {
    expect((await offer(make)).body).toMatchObject({ error: 1005 });
  });

  it('refuses a token and a nonce that were used', async () => {
    const client = aClient(program);
    const { nonce } = await start(client);
    const proof = { idToken: await sign(claimsOf(nonce, { sub: 'replayed' })), nonce };
    expect((await bring(client, proof)).status).toBe(200);
    expect((await bring(client, proof)).body).toMatchObject({ error: 1062 });
    const fresh = await start(client);
    expect((await bring(client, { ...proof, nonce: fresh.nonce })).body).toMatchObject({ error: 1005 });
  });

  it('makes one account of ten first log-ins at the same moment', async () => {
    const at = { sub: 'ten-times', email: 'ten-times@example.com', email_verified: true };
    const proofs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const client = aClient(program);
        const { nonce } = await start(client);
        return { client, proof: { idToken: await sign(claimsOf(nonce, at)), nonce } };
      }),
    );
    const answers = await Promise.all(proofs.map(({ client, proof }) => bring(client, proof)));
    expect(new Set(answers.map((answer) => userOf(answer).idUser)).size).toBe(1);
  });
});

describe('connected accounts', () => {
  const link = (client: Client, proof: object) => client.post('/link-social/sandbox', proof);

  it('are connected by a logged-in user, and once', async () => {
    const { idUser } = await aUser(program);
    const client = await aLoggedInClient(program, idUser);
    const person = aPerson();
    const user = userOf(await link(client, await comeBack(client, person)));
    expect(user).toMatchObject({ idUser, socialAccounts: [{ network: 'sandbox', name: person.email }] });
    expect(userOf(await link(client, await comeBack(client, person))).socialAccounts).toHaveLength(1);
    expect(userOf(await logIn(aClient(program), person)).idUser).toBe(idUser);
  });

  it('belong to one person: 1010 for everybody else', async () => {
    const person = aPerson();
    await logIn(aClient(program), person);
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    expect((await link(client, await comeBack(client, person))).body).toMatchObject({ error: 1010 });
  });

  it('need a session', async () => {
    const client = aClient(program);
    expect((await link(client, await comeBack(client, aPerson()))).body).toMatchObject({ error: 1001 });
  });

  it('can be removed, unless one is the last way in', async () => {
    const client = aClient(program);
    const { idUser, socialAccounts } = userOf(await logIn(client, aPerson({ verified: false })));
    await program.database.inTransaction((tx) =>
      tx.updateTable('users').set({ status: 'ACTIVE', name: 'Olena' }).where('id', '=', idUser).execute(),
    );
    const remove = (id: number | undefined) => client.call('DELETE', `/delete-social/${id}`);
    expect((await remove(socialAccounts[0]?.id)).body).toMatchObject({ error: 1063 });

    const second = userOf(await link(client, await comeBack(client, aPerson())));
    expect(second.socialAccounts).toHaveLength(2);
    expect(userOf(await remove(socialAccounts[0]?.id)).socialAccounts).toHaveLength(1);
    expect((await remove(socialAccounts[0]?.id)).body).toMatchObject({ error: 1058 });
  });

  it('of another user look missing', async () => {
    const [id] = userOf(await logIn(aClient(program), aPerson())).socialAccounts.map((account) => account.id);
    const stranger = await aLoggedInClient(program, (await aUser(program)).idUser);
    expect((await stranger.call('DELETE', `/delete-social/${id}`)).body).toMatchObject({ error: 1058 });
  });
});

it('says 1005 when there is nothing to prove anything, 1058 for a network we do not know', async () => {
  const client = aClient(program);
  expect((await bring(client, {})).body).toMatchObject({ error: 1005 });
  expect((await bring(client, { code: 'alone' })).body).toMatchObject({ error: 1005 });
  expect((await client.post('/start-social/myspace')).body).toMatchObject({ error: 1058 });
});

it('asks to come back later when the network does not answer', async () => {
  expect((await aClient(program).post('/start-social/away')).body).toMatchObject({ error: 1040 });
});
