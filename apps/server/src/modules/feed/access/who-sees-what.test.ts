import { postTopic } from '@stagedoor/contract/live/feed';
import { topicOf } from '@stagedoor/contract/live-destinations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptedMandate, aPerson } from '../../../../../../tests/support/agents.ts';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
import {
  aComment,
  aPost,
  commentOn,
  commentsOf,
  forMembers,
  forPlans,
  postOf,
  postsOf,
} from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

/** What each sees of a post for everyone, for all members, for the large plan, and of a post in the community. */
const table = {
  visitor: ['read', 'locked', 'locked', 'locked'],
  follower: ['read', 'locked', 'locked', 'locked'],
  'member of the small plan': ['read', 'read', 'locked', 'read'],
  'member of the large plan': ['read', 'read', 'read', 'read'],
  'ended member': ['read', 'locked', 'locked', 'locked'],
  owner: ['read', 'read', 'read', 'read'],
  agent: ['read', 'read', 'read', 'read'],
  'former agent': ['read', 'locked', 'locked', 'locked'],
  'agent of others': ['read', 'locked', 'locked', 'locked'],
  moderator: ['read', 'read', 'read', 'read'],
  'blocked fan': ['read', 'locked', 'locked', 'locked'],
  'staff who moderate': ['read', 'read', 'read', 'read'],
  'other staff': ['read', 'locked', 'locked', 'locked'],
} as const;
/** Who is told of a new post: followers and members who may read it, except whom its author has a block with. */
const told: Partial<Record<keyof typeof table, readonly boolean[]>> = {
  follower: [true, false, false, false],
  'member of the small plan': [true, true, false, true],
  'member of the large plan': [true, true, true, true],
  moderator: [true, false, false, false],
};

type Name = keyof typeof table;
type Person = { idUser: number | null; client: Pick<ReturnType<typeof aClient>, 'get' | 'post' | 'call'> };
type Shown = { idPost: number; space: 'feed' | 'community'; idImage: string };

const setUp = async () => {
  const { idTalent, plans } = await aClub(program, 1000, 2500);
  const [small = 0, large = 0] = plans;
  const person = async (options: Parameters<typeof aUser>[1]) => {
    const { idUser } = await aUser(program, options);
    return { idUser, client: await aLoggedInClient(program, idUser) };
  };
  const ended = await aJoinedFan(program, large, 2500);
  const [{ idMembership } = {}] = (await ended.client.get('/get-memberships')).body as { idMembership: number }[];
  await ended.client.post('/stop-subscription', { idMembership });
  await moveClock(program, days(32));
  const again = async ({ idUser }: { idUser: number }) => ({ idUser, client: await aLoggedInClient(program, idUser) });
  const owner = await again({ idUser: idTalent });
  const people: Record<Name, Person> = {
    visitor: { idUser: null, client: aClient(program) },
    follower: await userWith(program),
    'member of the small plan': await aJoinedFan(program, small, 1000),
    'member of the large plan': await aJoinedFan(program, large, 2500),
    'ended member': await again(ended),
    owner,
    agent: await person({ role: 'AGENT' }),
    'former agent': await person({ role: 'AGENT' }),
    'agent of others': await person({ role: 'AGENT' }),
    moderator: await userWith(program),
    'blocked fan': await userWith(program),
    'staff who moderate': await person({ role: 'ADMIN', scopes: ['moderation'] }),
    'other staff': await person({ role: 'ADMIN', scopes: ['finance'] }),
  };
  for (const name of ['follower', 'moderator', 'blocked fan'] as const) {
    await people[name].client.post('/follow-user', { idUser: idTalent });
  }
  await aComment(people.moderator.client, await aPost(owner.client));
  await acceptedMandate(people.agent.client, owner);
  const idMandate = await acceptedMandate(people['former agent'].client, owner);
  await owner.client.post('/end-mandate', { idMandate });
  const elsewhere = await aPerson(program, 'EXPERT');
  await acceptedMandate(people['agent of others'].client, elsewhere);
  await owner.client.post('/add-feed-moderator', { idUser: people.moderator.idUser });
  await owner.client.post('/block-user', { idUser: people['blocked fan'].idUser, duration: 'forever' });

  const posts: Shown[] = [];
  for (const [space, audience] of [
    ['feed', {}],
    ['feed', forMembers],
    ['feed', forPlans(large)],
    ['community', {}],
  ] as const) {
    const idImage = await anImage(program, idTalent);
    const content = { title: 'Its title', text: `Secret ${idImage}`, pictures: [{ idImage, alt: 'Seen' }] };
    const idPost = await aPost(owner.client, { ...content, ...audience }, space);
    await aComment(owner.client, idPost, { text: `Secret comment ${idImage}` }, space);
    posts.push({ idPost, space, idImage });
  }
  await program.settle();
  return { idTalent, people, posts };
};

let world: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  world = await setUp();
}, 60_000);

const names = Object.keys(table) as Name[];
const of = (name: Name) => ({
  person: world.people[name],
  posts: world.posts.map((post, at) => ({ ...post, seen: table[name][at] })),
});

describe.each(names)('a %s', (name) => {
  it('finds each post in its list as they may see it', async () => {
    const { person, posts } = of(name);
    for (const { idPost, space, seen, idImage } of posts) {
      const { items } = await postsOf(person.client, world.idTalent, {}, space);
      const found = items.find((post) => post.idPost === idPost);
      expect(found?.locked).toBe(seen === 'locked');
      expect(JSON.stringify(found).includes(idImage)).toBe(seen === 'read');
    }
  });

  it('opens each post as they may see it, with its pictures', async () => {
    const { person, posts } = of(name);
    for (const { idPost, space, seen, idImage } of posts) {
      const post = await postOf(person.client, idPost, space);
      expect(post.locked).toBe(seen === 'locked');
      expect(post.title).toBe(seen === 'locked' && space === 'community' ? '' : 'Its title');
      if (seen === 'locked') expect(JSON.stringify(post)).not.toContain(idImage);
      const [picture] = post.attachments;
      const link = picture?.type === 'PICTURE' ? picture.imageLink : undefined;
      expect(link === undefined).toBe(seen === 'locked');
      if (link) expect((await program.app.inject({ url: link })).statusCode).toBe(200);
    }
    const [everyones, ...closed] = posts;
    expect((await program.app.inject({ url: `/media/${everyones?.idImage}` })).statusCode).toBe(200);
    for (const { idImage } of closed)
      expect((await program.app.inject({ url: `/media/${idImage}` })).statusCode).toBe(404);
  });

  it('reads the comments of what they may read', async () => {
    const { person, posts } = of(name);
    for (const { idPost, space, seen } of posts) {
      const answer = await commentsOf(person.client, idPost, {}, space);
      if (seen === 'read') expect(answer.items.at(-1)?.text).toMatch(/^Secret comment/);
      else expect(answer).toMatchObject({ error: 1028, reason: { kind: 'membersOnly' } });
    }
  });

  it('hears live of what they may read', async () => {
    const { person, posts } = of(name);
    // On the socket staff are users like others.
    if (name === 'staff who moderate') return expect(person.idUser).not.toBeNull();
    for (const { idPost, seen } of posts) {
      const topic = program.live.findTopic(topicOf(postTopic, idPost));
      expect(await topic?.may({ idUser: person.idUser, key: undefined } as never)).toBe(seen === 'read');
    }
  });

  it('was told of what they may read', async () => {
    const { person, posts } = of(name);
    for (const [at, { idPost, space }] of posts.entries()) {
      const { rows } = await program.database.pool.query(
        'select type from event_log where id_user = $1 and subject_id = $2 and subject_type = $3',
        [person.idUser, idPost, space === 'feed' ? 'post' : 'communityPost'],
      );
      const heard = rows.some(({ type }) => type.endsWith('NEW_POST'));
      expect(heard, `post ${at}`).toBe(told[name]?.[at] ?? false);
    }
  });
});

it('is refused to whom the owner has a block with, also where they may read', async () => {
  const [everyones] = world.posts;
  const { client } = world.people['blocked fan'];
  expect((await commentOn(client, everyones?.idPost ?? 0)).body).toMatchObject({ error: 1023 });
});
