import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();

const setUp = async (status: 'ACTIVE' | 'REGISTRATION' = 'ACTIVE') => {
  const { idUser } = await aUser(program, { status });
  const client = await aLoggedInClient(program, idUser);
  const self = async () => (await client.get('/get-user-full/')).body;
  const aPicture = async (idOwner: number) => {
    const id = `picture-of-${idOwner}`;
    await program.database.inTransaction((tx) =>
      program.media.record(tx, { id, kind: 'portrait', widths: [160], idOwner }),
    );
    return id;
  };
  return { idUser, client, self, aPicture };
};

describe('registration', () => {
  const form = {
    name: '  Anna Ko  ',
    about: 'Sings in the kitchen.\nLoudly.',
    languages: ['uk', 'en', 'uk'],
    language: 'uk',
    terms: true,
    adult: true,
  };

  it('makes the account active and writes down which terms were accepted, and when', async () => {
    const { idUser, client } = await setUp('REGISTRATION');
    const answer = await client.post('/register-user/', form);
    expect(answer.body).toMatchObject({
      user: { name: 'Anna Ko', about: form.about, languages: ['uk', 'en'], language: 'uk', status: 'ACTIVE' },
    });
    const { rows } = await program.database.pool.query('select * from agreement where id_user = $1', [idUser]);
    expect(rows).toEqual([
      { id_user: idUser, terms_version: expect.any(String), of_age: true, accepted_at: program.clock.now() },
    ]);
  });

  it('happens once', async () => {
    const { client } = await setUp('REGISTRATION');
    await client.post('/register-user/', form);
    expect((await client.post('/register-user/', form)).body).toMatchObject({ error: 1039 });
  });

  it.each([
    [{ name: 'Ann' }, { name: 'tooShort' }],
    [{ name: '  A n ' }, { name: 'tooShort' }],
    [{ name: '🙂🙂' }, { name: 'tooShort' }],
    [{ name: '\u200b\u200b\u200b\u200b' }, { name: 'invalid' }],
    [{ name: 'Anna \u202eoK' }, { name: 'invalid' }],
    [{ languages: [] }, { languages: 'tooSmall' }],
    [{ languages: ['english'] }, { 'languages.0': 'invalid' }],
    [{ terms: false }, { terms: 'invalid' }],
    [{ adult: undefined }, { adult: 'required' }],
    [{ about: ' \n ' }, { about: 'required' }],
    [{ about: undefined }, { about: 'required' }],
    [{ about: 'x'.repeat(1001) }, { about: 'tooLong' }],
    [{ about: 'bell \u0007' }, { about: 'invalid' }],
  ])('refuses %j', async (change, fields) => {
    const { client, self } = await setUp('REGISTRATION');
    expect(await client.post('/register-user/', { ...form, ...change })).toMatchObject({
      status: 422,
      body: { error: 1008, fields },
    });
    expect(await self()).toMatchObject({ status: 'REGISTRATION' });
  });

  it('accepts one’s own photo and no other', async () => {
    const { idUser, client, aPicture } = await setUp('REGISTRATION');
    const foreign = await aPicture((await aUser(program)).idUser);
    expect((await client.post('/register-user/', { ...form, idImage: foreign })).body).toMatchObject({ error: 1058 });
    const own = await aPicture(idUser);
    expect((await client.post('/register-user/', { ...form, idImage: own })).body).toMatchObject({
      user: { imageLink: `/media/${own}` },
    });
  });
});

describe('the profile', () => {
  it('changes what is named and leaves the rest', async () => {
    const { client, self } = await setUp();
    const before = await self();
    const change = {
      nickname: 'Lesia-Horova',
      about: 'Hello',
      settings: { calls: false },
    };
    expect((await client.post('/update-user', { ...change, currency: 'UAH', autoDeleteMonths: 6 })).status).toBe(200);
    expect(await self()).toEqual({
      ...(before as object),
      nickname: 'lesia-horova',
      about: 'Hello',
      currency: 'UAH',
      autoDeleteMonths: 6,
      settings: { showWallet: true, calls: false, messages: true, files: true },
    });
    await client.post('/update-user', { autoDeleteMonths: null });
    expect(await self()).toMatchObject({ autoDeleteMonths: null, about: 'Hello' });
  });

  it('changes nothing when nothing is named', async () => {
    const { client } = await setUp();
    expect((await client.post('/update-user', {})).status).toBe(200);
  });

  it.each(['ab', '1abc', 'Имя', 'with space', 'admin', 'login', 'settings', 'x'.repeat(41)])(
    'refuses the nickname %s',
    async (nickname) => {
      const { client } = await setUp();
      const { status, body } = await client.post('/update-user', { nickname });
      expect([status, (body as { error: number }).error]).toEqual(nickname.length > 40 ? [422, 1008] : [409, 1043]);
    },
  );

  it('refuses a taken nickname, in any letter case', async () => {
    const { client } = await setUp();
    const other = await aLoggedInClient(program, (await aUser(program)).idUser);
    await other.post('/update-user', { nickname: 'lesia' });
    expect((await client.post('/update-user', { nickname: 'LESIA', about: 'lost' })).body).toMatchObject({
      error: 1043,
    });
  });

  it('refuses another user’s picture', async () => {
    const { client, aPicture } = await setUp();
    const idImage = await aPicture((await aUser(program)).idUser);
    expect((await client.post('/update-user', { idImage })).body).toMatchObject({ error: 1058 });
    expect((await client.post('/update-user', { idImage: 'no-such' })).body).toMatchObject({ error: 1058 });
  });

  it('empties the fields that are named', async () => {
    const { idUser, client, self, aPicture } = await setUp();
    const idImage = await aPicture(idUser);
    await client.post('/update-user', { nickname: 'lesia-once', about: 'Hello', idImage });
    expect((await client.remove('/clear-user-fields?fields=about,image,nickname,phone')).status).toBe(200);
    expect(await self()).toMatchObject({ about: '', imageLink: null, nickname: null, phone: null });
    expect((await client.remove('/clear-user-fields?fields=email')).body).toMatchObject({ error: 1008 });
    expect((await client.remove('/clear-user-fields')).body).toMatchObject({ error: 1008 });
  });

  it('hides and shows itself', async () => {
    const { client, self } = await setUp();
    expect((await client.post('/hide-user')).body).toMatchObject({ user: { status: 'HIDDEN' } });
    expect((await client.post('/hide-user')).status).toBe(200);
    expect(await self()).toMatchObject({ status: 'HIDDEN' });
    expect((await client.post('/unhide-user')).body).toMatchObject({ user: { status: 'ACTIVE' } });
  });
});
