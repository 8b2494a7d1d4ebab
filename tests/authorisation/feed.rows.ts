import type { feed } from '@stagedoor/contract/endpoints/feed';
import { type FeedSpace, feedSpaces } from '@stagedoor/contract/feed-spaces';
import { aTalent } from '../support/people.ts';
import { noId, ofStaff, openToAll, own, plain, type Rows } from './row.ts';
import type { Person, World } from './world.ts';

let written = 0;
const words = () => `Words ${++written}`;

type NewPost = { space: FeedSpace; idTalent: number; idAuthor: number; published?: boolean };

/** Written directly, so that everybody can be the author of one in a community. */
const insertPost = async (world: World, { space, idTalent, idAuthor, published = true }: NewPost): Promise<number> => {
  const now = world.program.clock.now();
  const { id } = await world.one(
    `insert into post (space, id_talent, id_author, title, text, audience, content_hash, created_at, changed_at, published_at)
     values ($1::feed_space, $2, $3, '', $4,
       case $1::feed_space when 'feed' then 'everyone' else 'members' end::product_audience,
       sha256(convert_to($4, 'UTF8')), $5, $5, $6) returning id`,
    [space, idTalent, idAuthor, words(), now, published ? now : null],
  );
  return Number(id);
};

const onOwnPage =
  (space: FeedSpace, published = true) =>
  (world: World, { idUser }: Person) =>
    insertPost(world, { space, idTalent: idUser, idAuthor: idUser, published });

/** On the page of a hidden talent: a community shows it to its author, a feed to a moderator. */
const seenByOne =
  (space: FeedSpace) =>
  async (world: World, { idUser }: Person) => {
    const { idUser: idTalent } = await aTalent(world.program, world.stage, { status: 'HIDDEN' });
    if (space === 'community') return insertPost(world, { space, idTalent, idAuthor: idUser });
    await world.one('insert into feed_moderator (id_talent, id_user, since) values ($1, $2, $3)', [
      idTalent,
      idUser,
      world.program.clock.now(),
    ]);
    return insertPost(world, { space, idTalent, idAuthor: idTalent });
  };

const publicPost = async (world: World) => {
  const { idUser } = await world.aSeller();
  return insertPost(world, { space: 'feed', idTalent: idUser, idAuthor: idUser });
};

export const editedPost = async (world: World) => {
  const idPost = await publicPost(world);
  await world.one(
    `insert into post_edit (id_post, title, text, replaced_at, id_editor)
     select id, title, text, $2, id_author from post where id = $1 returning id`,
    [idPost, world.program.clock.now()],
  );
  return idPost;
};

const commentOn = async (world: World, idPost: number, idAuthor: number): Promise<number> => {
  const { id } = await world.one(
    'insert into post_comment (id_post, id_author, text, created_at) values ($1, $2, $3, $4) returning id',
    [idPost, idAuthor, words(), world.program.clock.now()],
  );
  return Number(id);
};

const ownComment = (space: FeedSpace) => async (world: World, person: Person) =>
  commentOn(world, await seenByOne(space)(world, person), person.idUser);

const ownPoll = (space: FeedSpace) => async (world: World, person: Person) => {
  const idPost = await seenByOne(space)(world, person);
  await world.one(`insert into poll (id_post, ends_at) values ($1, '2100-01-01')`, [idPost]);
  const { id } = await world.one(
    `insert into poll_answer (id_post, position, text) values ($1, 0, 'Yes') returning id`,
    [idPost],
  );
  return { idPost, idAnswer: Number(id) };
};

const ownCategory =
  (space: FeedSpace) =>
  async (world: World, { idUser }: Person) => {
    const { id } = await world.one(
      'insert into feed_category (space, id_talent, name, created_at) values ($1, $2, $3, $4) returning id',
      [space, idUser, words(), world.program.clock.now()],
    );
    return Number(id);
  };

/** Somebody who commented on a post of this talent. */
const aWriter = async (world: World, { idUser }: Person) => {
  const fan = await world.aFan();
  await commentOn(world, await insertPost(world, { space: 'feed', idTalent: idUser, idAuthor: idUser }), fan.idUser);
  return fan.idUser;
};

const readByModerators = { staffMay: ['moderation'] } as const;
const onlyTalents = { refuses: { fan: 'pageNotFound', ...ofStaff('pageNotFound') } } as const;

/** The calls that both spaces have; a post of the feed is public, one of a community is seen by its author, and what else is asked for by one person. */
const rowsOf = (space: FeedSpace) => ({
  GetPosts: openToAll({
    make: async (world) => {
      const { idUser } = await world.aSeller();
      await insertPost(world, { space, idTalent: idUser, idAuthor: idUser });
      return idUser;
    },
    nowhere: noId,
    send: (idUser) => ({ params: { idUser } }),
  }),
  GetPost:
    space === 'feed'
      ? openToAll({ make: publicPost, nowhere: noId, send: (idPost) => ({ params: { idPost } }) })
      : own({ make: seenByOne(space), nowhere: noId, send: (idPost) => ({ params: { idPost } }) }, readByModerators),
  GetDrafts: plain(async (world, person) => {
    await onOwnPage(space, false)(world, person);
    return {};
  }),
  GetDraft: own({ make: onOwnPage(space, false), nowhere: noId, send: (idPost) => ({ params: { idPost } }) }),
  SavePost: {
    'a new one': plain(() => ({ body: { text: words() } }), onlyTalents),
    'one that is there': own(
      { make: onOwnPage(space), nowhere: noId, send: (idPost) => ({ body: { idPost, text: words() } }) },
      onlyTalents,
    ),
  },
  RemovePost: own({ make: seenByOne(space), nowhere: noId, send: (idPost) => ({ params: { idPost } }) }),
  PinPost: own({ make: onOwnPage(space), nowhere: noId, send: (idPost) => ({ body: { idPost, pinned: true } }) }),
  MutePost: own({ make: seenByOne(space), nowhere: noId, send: (idPost) => ({ body: { idPost, muted: true } }) }),
  SetSlowMode: own({
    make: onOwnPage(space),
    nowhere: noId,
    send: (idPost) => ({ body: { idPost, seconds: 60 as const } }),
  }),
  GetComments: own(
    {
      make: async (world, person) => {
        const idPost = await seenByOne(space)(world, person);
        await commentOn(world, idPost, person.idUser);
        return idPost;
      },
      nowhere: noId,
      send: (idPost) => ({ params: { idPost } }),
    },
    readByModerators,
  ),
  GetComment: own(
    { make: ownComment(space), nowhere: noId, send: (idComment) => ({ params: { idComment } }) },
    readByModerators,
  ),
  AddComment: own({
    make: seenByOne(space),
    nowhere: noId,
    send: (idPost) => ({ body: { idPost, text: words() } }),
  }),
  RemoveComment: own({ make: ownComment(space), nowhere: noId, send: (idComment) => ({ params: { idComment } }) }),
  Like: {
    'a post': own({
      make: seenByOne(space),
      nowhere: noId,
      send: (id) => ({ body: { type: 'POST' as const, id, liked: true } }),
    }),
    'a comment': own({
      make: ownComment(space),
      nowhere: noId,
      send: (id) => ({ body: { type: 'COMMENT' as const, id, liked: true } }),
    }),
  },
  Vote: own({ make: ownPoll(space), nowhere: { idPost: noId, idAnswer: noId }, send: (body) => ({ body }) }),
  GetCategories: plain(async (world) => {
    const talent = await world.aSeller();
    await ownCategory(space)(world, talent);
    return { params: { idUser: talent.idUser } };
  }),
  SaveCategory: {
    'a new one': plain(() => ({ body: { name: words() } })),
    'one that is there': own({
      make: ownCategory(space),
      nowhere: noId,
      send: (idCategory) => ({ body: { idCategory, name: words() } }),
    }),
  },
  RemoveCategory: own({ make: ownCategory(space), nowhere: noId, send: (idCategory) => ({ params: { idCategory } }) }),
});

type SpaceRows = ReturnType<typeof rowsOf>;
const under = <Space extends FeedSpace>(space: Space) =>
  Object.fromEntries(Object.entries(rowsOf(space)).map(([call, row]) => [`${space}${call}`, row])) as {
    [Call in keyof SpaceRows as `${Space}${Call}`]: SpaceRows[Call];
  };

const [ofFeed, ofCommunity] = feedSpaces;
const withPost = async (world: World, person: Person) => {
  await seenByOne('community')(world, person);
  return person.idUser;
};
const withComment = async (world: World, person: Person) => {
  await ownComment('feed')(world, person);
  return person.idUser;
};

export const feedRows: Rows<keyof typeof feed> = {
  ...under(ofFeed),
  ...under(ofCommunity),
  getFollowedPosts: plain(async (world, person) => {
    const { idUser } = await world.aSeller();
    await insertPost(world, { space: 'feed', idTalent: idUser, idAuthor: idUser });
    await person.client.post('/follow-user', { idUser });
    return {};
  }),
  getActivityPosts: own({ make: withPost, nowhere: noId, send: (idUser) => ({ params: { idUser } }) }),
  getActivityComments: own({ make: withComment, nowhere: noId, send: (idUser) => ({ params: { idUser } }) }),
  findVideo: plain(() => ({ body: { link: 'https://youtu.be/dQw4w9WgXcQ' } })),
  getFeedModerators: plain(async (world, person) => {
    await person.client.post('/add-feed-moderator', { idUser: await aWriter(world, person) });
    return {};
  }),
  addFeedModerator: own({ make: aWriter, nowhere: noId, send: (idUser) => ({ body: { idUser } }) }),
  removeFeedModerator: plain(() => ({ body: { idUser: noId } })),
  getRestricted: plain(async (world, person) => {
    await person.client.post('/restrict-activity', { idUser: await aWriter(world, person), duration: 'day' });
    return {};
  }),
  restrictActivity: own({
    make: aWriter,
    nowhere: noId,
    send: (idUser) => ({ body: { idUser, duration: 'day' as const } }),
  }),
  liftRestriction: plain(() => ({ body: { idUser: noId } })),
};
