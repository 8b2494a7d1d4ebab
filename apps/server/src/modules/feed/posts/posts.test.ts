import type { Post } from '@stagedoor/contract/schemas/feed';
import { beforeEach, describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { days, minutes } from '../../../../../../tests/support/clock.ts';
import { aPost, forMembers, forPlans, postOf, postsOf, someWords } from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient, aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const ids = (posts: readonly Post[]) => posts.map(({ idPost }) => idPost);

describe('a list of posts', () => {
  it('has the pinned post first, then the latest, and pages of them', async () => {
    const { talent, idTalent } = await aClub(program);
    const posts: number[] = [];
    for (let at = 0; at < 5; at++) {
      posts.unshift(await aPost(talent));
      program.clock.advance(minutes(1));
    }
    const [fifth = 0, fourth = 0, third = 0, second = 0, first = 0] = posts;
    await talent.post('/feed/pin-post', { idPost: second, pinned: true });
    const page = (number: number) => postsOf(talent, idTalent, { page: number, size: 2 });
    expect(ids((await page(0)).items)).toEqual([second, fifth]);
    expect(ids((await page(1)).items)).toEqual([fourth, third]);
    expect(await page(2)).toMatchObject({ items: [{ idPost: first }], totalPages: 3, currentPage: 2 });
    expect(await page(3)).toMatchObject({ items: [], totalPages: 3 });
    await talent.post('/feed/pin-post', { idPost: first, pinned: true });
    expect(ids((await page(0)).items)).toEqual([first, fifth]);
  });

  it('is found by category, and keeps the posts of a deleted one', async () => {
    const { talent, idTalent } = await aClub(program);
    const other = await aClub(program);
    const { body } = await talent.post('/feed/save-category', { name: 'On tour' });
    const { idCategory } = body as { idCategory: number };
    const inside = await aPost(talent, { idCategory });
    await aPost(talent);
    const visitor = aClient(program);
    expect(ids((await postsOf(visitor, idTalent, { idCategory })).items)).toEqual([inside]);
    expect(await postsOf(visitor, other.idTalent, { idCategory })).toMatchObject({ items: [], totalPages: 0 });
    expect((await other.talent.post('/feed/save-post', { text: someWords(), idCategory })).body).toMatchObject({
      error: 1008,
      fields: { idCategory: 'invalid' },
    });
    expect((await talent.post('/feed/save-category', { name: 'on TOUR' })).body).toMatchObject({ error: 1042 });
    expect((await talent.call('DELETE', `/feed/remove/CATEGORY/${idCategory}`)).status).toBe(200);
    expect((await postsOf(visitor, idTalent)).items).toHaveLength(2);
  });
});

describe('who sees a post', () => {
  it('is locked to others, with its title, what is behind it and the plans that open it', async () => {
    const { talent, idTalent, plans } = await aClub(program, 1000, 2500);
    const [small = 0, large = 0] = plans;
    const idImage = await anImage(program, idTalent);
    const secret = { title: 'Kitchen demo', text: 'One kettle', pictures: [{ idImage, alt: 'A kettle' }] };
    const idPost = await aPost(talent, { ...secret, ...forPlans(large) });
    const [smallFan, largeFan] = [await aJoinedFan(program, small, 1000), await aJoinedFan(program, large, 2500)];
    const locked = {
      locked: true,
      title: 'Kitchen demo',
      text: '',
      attachments: [],
      behind: { pictures: 1, video: false, audio: false, poll: false },
      subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [{ idSubscription: large }] },
    };
    for (const client of [aClient(program), smallFan.client]) {
      const post = await postOf(client, idPost);
      expect(post).toMatchObject(locked);
      expect(JSON.stringify(post)).not.toContain('ettle');
    }
    const open = await postOf(largeFan.client, idPost);
    expect(open).toMatchObject({ locked: false, text: 'One kettle', attachments: [{ alt: 'A kettle' }] });
    const [picture] = open.attachments;
    const url = picture?.type === 'PICTURE' ? picture.imageLink : '';
    expect((await program.app.inject({ url })).statusCode).toBe(200);
    expect((await program.app.inject({ url: `/media/${idImage}` })).statusCode).toBe(404);
    program.clock.advance(minutes(11));
    expect((await program.app.inject({ url })).statusCode).toBe(404);
  });

  it('is open to the members of any plan when it is for all of them', async () => {
    const { talent, plans } = await aClub(program, 1000);
    const idPost = await aPost(talent, forMembers);
    const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
    expect(await postOf(fan.client, idPost)).toMatchObject({ locked: false });
    expect(await postOf((await userWith(program)).client, idPost)).toMatchObject({ locked: true });
  });

  it('is a secret of its author until it is published, and says so once it was removed', async () => {
    const { talent, idTalent } = await aClub(program);
    const idPost = await aPost(talent, { draft: true });
    expect(await postOf(talent, idPost)).toMatchObject({ error: 1058 });
    expect((await postsOf(talent, idTalent)).items).toEqual([]);
    expect((await talent.get(`/feed/get-draft/${idPost}`)).body).toMatchObject({ idPost, published: null });
    const other = await aClub(program);
    expect((await other.talent.get(`/feed/get-draft/${idPost}`)).body).toMatchObject({ error: 1058 });
    await talent.post('/feed/save-post', { idPost, text: 'Now' });
    expect(await postOf(aClient(program), idPost)).toMatchObject({ text: 'Now' });
    expect((await other.talent.call('DELETE', `/feed/remove/POST/${idPost}`)).body).toMatchObject({ error: 1063 });
    expect((await talent.call('DELETE', `/feed/remove/POST/${idPost}`)).status).toBe(200);
    expect(await postOf(aClient(program), idPost)).toMatchObject({ error: 1059 });
    expect((await postsOf(aClient(program), idTalent)).items).toEqual([]);
  });
});

describe('saving a post', () => {
  it('refuses what nobody could read, and posts on the pages of others', async () => {
    const { talent } = await aClub(program, 1000);
    const other = await aClub(program, 1000);
    const past = new Date(program.clock.now().getTime() - minutes(1)).toISOString();
    const refused = [
      [{ text: ' \n\u200B'.trim() }, { text: 'invalid' }],
      [{ text: 'a'.repeat(20_001) }, { text: 'tooLong' }],
      [{ publishAt: past }, { publishAt: 'tooSmall' }],
      [{ link: 'http://127.0.0.1/watch?v=dQw4w9WgXcQ' }, { link: 'invalid' }],
      [forPlans(other.plans[0] ?? 0), { 'subscriptionAccess.validSubscriptions': 'invalid' }],
      [{ pictures: Array.from({ length: 11 }, () => ({ idImage: 'a' })) }, { pictures: 'tooLarge' }],
      [{ poll: { answers: ['Yes', 'Yes'], ends: new Date(2100, 1).toISOString() } }, { 'poll.answers': 'invalid' }],
    ] as const;
    for (const [changes, fields] of refused) {
      expect((await talent.post('/feed/save-post', { text: someWords(), ...changes })).body).toMatchObject({
        error: 1008,
        fields,
      });
    }
    const foreign = { text: someWords(), idUser: other.idTalent };
    expect((await talent.post('/feed/save-post', foreign)).body).toMatchObject({ error: 1058 });
    const idImage = await anImage(program, other.idTalent);
    expect((await talent.post('/feed/save-post', { pictures: [{ idImage }] })).body).toMatchObject({ error: 1058 });
  });

  it('refuses the same content twice, also at once', async () => {
    const { talent } = await aClub(program);
    const same = { text: someWords() };
    const answers = await Promise.all([1, 2, 3].map(() => talent.post('/feed/save-post', same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await talent.post('/feed/save-post', same)).body).toMatchObject({ error: 1042 });
  });

  it('takes out what would disturb the page around it', async () => {
    const { talent } = await aClub(program);
    const idPost = await aPost(talent, { text: '\u202Ereversed\u202C Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306 𝄞' });
    const { text } = await postOf(talent, idPost);
    expect(text).toMatch(/^reversed Z\p{M}{1,4} 𝄞$/u);
  });

  it('publishes at the chosen time, once', async () => {
    const { talent, idTalent } = await aClub(program);
    const later = new Date(program.clock.now().getTime() + days(2)).toISOString();
    const idPost = await aPost(talent, { publishAt: later });
    expect((await postsOf(talent, idTalent)).items).toEqual([]);
    expect((await talent.post('/feed/get-drafts')).body).toMatchObject({ items: [{ idPost, publishAt: later }] });
    await moveClock(program, days(2) + 1);
    const client = await aLoggedInClient(program, idTalent);
    expect(await postOf(client, idPost)).toMatchObject({ created: later });
    expect((await client.post('/feed/get-drafts')).body).toMatchObject({ items: [] });
  });

  it('marks an edited post and keeps what it said before', async () => {
    const { talent } = await aClub(program);
    const idPost = await aPost(talent, { text: 'Before' });
    expect(await postOf(talent, idPost)).toMatchObject({ edited: null });
    program.clock.advance(minutes(1));
    await talent.post('/feed/save-post', { idPost, text: 'After' });
    expect(await postOf(talent, idPost)).toMatchObject({ text: 'After', edited: program.clock.now().toISOString() });
    const { rows } = await program.database.pool.query('select text from post_edit where id_post = $1', [idPost]);
    expect(rows).toEqual([{ text: 'Before' }]);
  });
});

describe('a video link', () => {
  it('is found on its site, and refused when it is not there', async () => {
    const { talent } = await aClub(program);
    const idPost = await aPost(talent, { link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
    const { link } = await postOf(talent, idPost);
    expect(link).toMatchObject({ site: 'YOUTUBE', idVideo: 'dQw4w9WgXcQ', imageLink: expect.any(String) });
    expect((await program.app.inject({ url: link?.imageLink ?? '' })).statusCode).toBe(200);
    const missing = { text: someWords(), link: 'https://youtu.be/missing0000' };
    expect((await talent.post('/feed/save-post', missing)).body).toMatchObject({
      error: 1008,
      fields: { link: 'invalid' },
    });
  });
});

describe('a poll', () => {
  it('counts each person once, whatever they choose at once, until it ends', async () => {
    const { talent } = await aClub(program);
    const ends = new Date(program.clock.now().getTime() + days(1)).toISOString();
    const idPost = await aPost(talent, { poll: { answers: ['Tea', 'Coffee'], ends } });
    const { poll } = await postOf(talent, idPost);
    const [tea = 0, coffee = 0] = poll?.answers.map(({ idAnswer }) => idAnswer) ?? [];
    const fans = await Promise.all([1, 2, 3, 4].map(() => userWith(program)));
    const votes = fans.flatMap(({ client }) =>
      [tea, coffee].map((idAnswer) => client.post('/feed/vote', { idPost, idAnswer })),
    );
    expect((await Promise.all(votes)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { poll: counted } = await postOf(talent, idPost);
    expect(counted).toMatchObject({ votes: 4, chosen: null });
    const { idPost: other } = { idPost: await aPost(talent) };
    expect((await talent.post('/feed/vote', { idPost: other, idAnswer: tea })).body).toMatchObject({ error: 1058 });
    await moveClock(program, days(1));
    const { client } = await userWith(program);
    expect((await client.post('/feed/vote', { idPost, idAnswer: tea })).body).toMatchObject({ error: 1028 });
  });
});
