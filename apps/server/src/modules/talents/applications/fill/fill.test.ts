import { documentVersions } from '@stagedoor/contract/schemas/application';
import { describe, expect, it } from 'vitest';
import { accept, anApplicant, aStage, fill, profileAt } from '../../../../../../../tests/support/applications.ts';
import { days } from '../../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../../tests/support/program.ts';
import { OutgoingFailure } from '../../../../platform/ports/outgoing.ts';

const pages = new Map<string, string>();
const profilePages = {
  mayRead: (address: string) => address.startsWith('https://voices.example/'),
  read: async (address: string) => {
    const page = pages.get(address);
    if (page === undefined) throw new OutgoingFailure('voices.example was not reached');
    return page;
  },
};

const program = await aProgram({ profilePages });
const music = await aStage(program, 'music');
const sport = await aStage(program, 'sport');
const dance = await aStage(program, 'dance');

const aFan = async (role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN' = 'FAN') =>
  aLoggedInClient(program, (await aUser(program, { role })).idUser);

const rowsOf = async (idUser: number) =>
  (await program.database.pool.query('select state, due_at from application where id_user = $1', [idUser])).rows;

describe('an application', () => {
  it('is nothing until it is begun, and begins with what is known already', async () => {
    const { idUser } = await aUser(program);
    await program.database.pool.query(`update users set about = 'I sing.', languages = '{uk}' where id = $1`, [idUser]);
    const client = await aLoggedInClient(program, idUser);
    expect((await client.get('/get-application')).body).toEqual({ application: null });
    const { body } = await fill(client);
    expect(body).toMatchObject({ application: { state: 'draft', about: 'I sing.', languages: ['uk'] } });
    expect((await client.get('/get-application')).body).toEqual(body);
  });

  it('is begun once, however many tabs begin it', async () => {
    const { idUser } = await aUser(program);
    const client = await aLoggedInClient(program, idUser);
    const answers = await Promise.all([fill(client), fill(client), fill(client), fill(client)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rowsOf(idUser)).toHaveLength(1);
  });

  it('keeps each part while the others are written', async () => {
    const client = await aFan();
    await fill(client, { categories: [sport.category, music.category] });
    await fill(client, { tags: [music.tags[1], music.tags[0]] });
    await fill(client, { specialization: 'Sings' });
    expect((await fill(client, { profiles: [`${profileAt}/?from=mail#bio`] })).body).toMatchObject({
      application: {
        categories: [sport.category, music.category],
        tags: [music.tags[1], music.tags[0]],
        specialization: 'Sings',
        profiles: [{ address: profileAt, proof: null, checkable: true }],
      },
    });
  });

  it('drops the tags of a category that was taken out', async () => {
    const client = await aFan();
    await fill(client, { categories: [sport.category, music.category], tags: [sport.tags[0], music.tags[0]] });
    expect((await fill(client, { categories: [music.category] })).body).toMatchObject({
      application: { tags: [music.tags[0]] },
    });
  });

  it.each([
    ['three categories', { categories: [music.category, sport.category, dance.category] }, 1008],
    ['no category', { categories: [] }, 1008],
    ['an unknown category', { categories: ['nowhere'] }, 1058],
    ['a tag of another category', { categories: [music.category], tags: [sport.tags[0]] }, 1058],
    ['no language', { languages: [] }, 1008],
    ['an address within a network', { profiles: ['https://127.0.0.1/lesia'] }, 1008],
    ['a script for an address', { profiles: ['javascript:alert(1)'] }, 1008],
    ['six profiles', { profiles: Array.from({ length: 6 }, (_, at) => `${profileAt}${at}`) }, 1008],
    ['a headline of two lines', { specialization: 'Sings\nand dances' }, 1008],
    ['all of the price and more for charity', { charity: { idCharityFund: 1, percent: 101 } }, 1008],
    ['a fund that is not there', { charity: { idCharityFund: 999_999, percent: 5 } }, 1058],
    ['an answer that nobody asked for', { answer: 'Because' }, 1008],
  ])('does not take %s', async (_what, change, error) => {
    const client = await aFan();
    expect((await fill(client, change)).body).toMatchObject({ error });
  });

  it.each([
    ['voices.example/lesia', 'https://voices.example/lesia'],
    ['http://voices.example/lesia/', 'https://voices.example/lesia'],
  ])('makes an address whole: %s', async (typed, address) => {
    const client = await aFan();
    expect((await fill(client, { profiles: [typed, address] })).body).toMatchObject({
      application: { profiles: [{ address }] },
    });
    expect((await client.post('/check-profile', { address: typed })).body).not.toMatchObject({ error: 1058 });
  });

  it.each([
    ['@me', 'noNetwork'],
    ['hello', 'noNetwork'],
    ['', 'required'],
    ['https://', 'invalid'],
    ['https://:99999/x', 'invalid'],
    ['x'.repeat(201), 'tooLong'],
  ])('says what is missing in %j', async (typed, word) => {
    const client = await aFan();
    const refusal = (fields: object) => ({ status: 422, body: { error: 1008, fields } });
    expect(await fill(client, { profiles: [typed] })).toMatchObject(refusal({ 'profiles.0': word }));
    expect(await client.post('/check-profile', { address: typed })).toMatchObject(refusal({ address: word }));
  });

  it.each(['EXPERT', 'AGENT', 'ADMIN'] as const)('is not for a user who is %s already', async (role) => {
    expect((await fill(await aFan(role))).body).toMatchObject({ error: 1039 });
  });

  it('is not for a user whom an administrator has blocked', async () => {
    const { idUser } = await aUser(program);
    await program.database.pool.query(
      `insert into account_block values ($1, 'admin', 'Rude', null, '2026-01-01T00:00:00Z')`,
      [idUser],
    );
    expect((await fill(await aLoggedInClient(program, idUser))).body).toMatchObject({ error: 1030 });
  });
});

describe('handing in', () => {
  it('names every part that is missing', async () => {
    expect((await fill(await aFan(), { submit: true })).body).toMatchObject({
      error: 1008,
      fields: Object.fromEntries(
        ['categories', 'specialization', 'about', 'languages', 'profiles', 'offer'].map((part) => [part, 'required']),
      ),
    });
  });

  it('gives the staff 48 hours, and closes the form', async () => {
    const { client, idUser } = await anApplicant(program, music.category);
    const dueAt = new Date(program.clock.now().getTime() + days(2)).toISOString();
    expect((await fill(client, { submit: true })).body).toMatchObject({ application: { state: 'submitted', dueAt } });
    expect((await fill(client, { about: 'Later words' })).body).toMatchObject({ error: 1039 });
    expect(await rowsOf(idUser)).toMatchObject([{ state: 'submitted' }]);
  });

  it('happens once, however often it is pressed', async () => {
    const { client, idUser } = await anApplicant(program, music.category);
    const answers = await Promise.all(Array.from({ length: 4 }, () => fill(client, { submit: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await rowsOf(idUser)).toHaveLength(1);
  });

  it('takes an account that is connected by a log-in for a profile', async () => {
    const { client, idUser } = await anApplicant(program, music.category);
    await fill(client, { profiles: [] });
    expect((await fill(client, { submit: true })).body).toMatchObject({ fields: { profiles: 'required' } });
    await program.database.pool.query(
      `insert into social_account (id_user, network, subject, name, created_at) values ($1, 'sandbox', $2, 'Lesia', now())`,
      [idUser, `subject-${idUser}`],
    );
    expect(await fill(client, { submit: true })).toMatchObject({ status: 200 });
  });
});

describe('a document', () => {
  it('is agreed to in its present version only, and once', async () => {
    const { idUser } = await aUser(program);
    const client = await aLoggedInClient(program, idUser);
    const old = await client.get('/confirm-document?document=offer&version=2019-01');
    expect(old.body).toMatchObject({ error: 1028, reason: { kind: 'newVersion', version: documentVersions.offer } });
    expect(await accept(client)).toMatchObject({ status: 200 });
    expect(await accept(client)).toMatchObject({ status: 200 });
    await accept(client, 'terms');
    const { rows } = await program.database.pool.query(
      'select document, version, accepted_at from document_consent where id_user = $1 order by document',
      [idUser],
    );
    const accepted_at = program.clock.now();
    expect(rows).toEqual([
      { document: 'terms', version: documentVersions.offer, accepted_at },
      { document: 'offer', version: documentVersions.offer, accepted_at },
    ]);
  });
});

describe('a profile', () => {
  const check = (client: Awaited<ReturnType<typeof aFan>>, address = profileAt) =>
    client.post('/check-profile', { address });

  it('is proven by the code on its page, and stays so while it is named', async () => {
    const { client, code } = await anApplicant(program, music.category);
    pages.set(profileAt, 'I sing.');
    expect((await check(client)).body).toMatchObject({ error: 1028, reason: { kind: 'codeNotFound' } });
    pages.set(profileAt, `<p>I sing. ${code}</p>`);
    const proven = { address: profileAt, proof: 'code' };
    expect((await check(client)).body).toMatchObject({ application: { profiles: [proven] } });
    const other = 'https://elsewhere.example/lesia';
    expect((await fill(client, { profiles: [other, profileAt] })).body).toMatchObject({
      application: { profiles: [{ address: other, proof: null, checkable: false }, proven] },
    });
    await fill(client, { profiles: [other] });
    expect((await fill(client, { profiles: [profileAt] })).body).toMatchObject({
      application: { profiles: [{ proof: null }] },
    });
  });

  it('is left to the staff where we may not look, and tried later where the page does not answer', async () => {
    const { client } = await anApplicant(program, music.category);
    await fill(client, { profiles: ['https://elsewhere.example/lesia', 'https://voices.example/silent'] });
    const byStaff = { error: 1028, reason: { kind: 'checkedByStaff' } };
    expect((await check(client, 'https://elsewhere.example/lesia')).body).toMatchObject(byStaff);
    expect((await check(client, 'https://voices.example/silent')).body).toMatchObject({ error: 1040 });
  });

  it('is fetched only for its applicant, while the form is open, and five times at most', async () => {
    const { client } = await anApplicant(program, music.category);
    expect((await check(await aFan())).body).toMatchObject({ error: 1058 });
    expect((await check(client, 'https://voices.example/other')).body).toMatchObject({ error: 1058 });
    pages.set(profileAt, 'nothing');
    for (let time = 0; time < 5; time++) await check(client);
    expect((await check(client)).body).toMatchObject({ error: 1060 });
    await fill(client, { submit: true });
    expect((await check(client)).body).toMatchObject({ error: 1039 });
  });
});

it('keeps its constraints in every write: edges, one open, two categories, nothing submitted incomplete', async () => {
  const { idUser, id } = await anApplicant(program, music.category);
  const write = (sql: string, values: unknown[] = [id]) => program.database.pool.query(sql, values);
  await expect(write(`update application set state = 'rejected' where id = $1`)).rejects.toThrow(
    'application cannot go from draft to rejected',
  );
  await expect(
    write(
      `insert into application (id_user, specialization, about, languages, code, created_at)
      values ($1, '', '', '{}', 'x', now())`,
      [idUser],
    ),
  ).rejects.toThrow('application_one_open');
  await expect(write('insert into application_category values ($1, 3, $2)', [id, dance.idCategory])).rejects.toThrow(
    'place',
  );
  await write('delete from application_profile where id_application = $1');
  await expect(
    write(`update application set state = 'submitted', submitted_at = now(), due_at = now() where id = $1`),
  ).rejects.toThrow('needs a social account');
  await expect(write('delete from document_consent where id_user = $1', [idUser])).rejects.toThrow('permission denied');
  await expect(write(`insert into application_edge values ('draft', 'approved')`, [])).rejects.toThrow(
    'permission denied',
  );
});
