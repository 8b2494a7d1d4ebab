import { staffScopes } from '@stagedoor/contract/staff-scopes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { hashPassword } from '../modules/accounts/index.ts';
import { contentHash, publishLater } from '../modules/feed/index.ts';
import { digestOfPicture, type FileDigest, likenessOfPicture, type Media } from '../modules/media/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { day } from '../platform/time.ts';
import { drawAutograph } from './art/autograph.ts';
import { drawCover } from './art/cover.ts';
import { drawFan } from './art/fan.ts';
import { drawPortrait } from './art/portrait.ts';
import { renderPicture } from './pictures.ts';
import { insertApplications } from './seed-applications.ts';
import { insertAuctions } from './seed-auctions.ts';
import { type DemoCard, type KeepCard, keepCards } from './seed-cards.ts';
import { insertChats } from './seed-chats.ts';
import { insertFollows } from './seed-follows.ts';
import { seedHistory } from './seed-history.ts';
import { insertMemberProducts, insertPlans } from './seed-members.ts';
import { insertPosts, type PostArt } from './seed-posts.ts';
import { insertFunds, insertProducts, insertPromoCodes, type Shown } from './seed-products.ts';
import type { Sale } from './seed-shop.ts';
import { insertSupportRequests } from './seed-support.ts';
import { insertTags, tagTalents } from './seed-tags.ts';
import { makeWorld } from './world/index.ts';
import { signedOrders, signerOf } from './world/orders.ts';
import { type DemoPlan, plansOf } from './world/plans.ts';
import { postArt } from './world/posts/post-art.ts';
import { type DemoProduct, productsOf } from './world/products.ts';
import type { SeedOrder } from './world/seed-order.ts';
import { demoEmails, demoPassword } from './world/staff.ts';
import type { Fan, Group, Talent, World } from './world/types.ts';

type Deps = {
  database: Database;
  media: Media;
  sale: Sale;
  clock: Clock;
  print: (line: string) => void;
  /** Without the sandbox nobody has a saved card. */
  keepCard?: KeepCard | undefined;
};
type SignedPicture = { id: string; file: FileDigest | null };
export type Drawn = {
  portraits: string[];
  covers: string[];
  fans: string[];
  shelves: Shown[][];
  plans: Shown<DemoPlan>[][];
  /** One per signed order: visible only to its buyer. */
  autographs: ReadonlyMap<SeedOrder, SignedPicture>;
  posts: PostArt;
};

const widths = {
  portrait: [160, 320, 640, 960],
  cover: [640, 1280, 1920],
  fan: [160, 320],
  product: [320, 960],
  autograph: [320, 960],
};

/** Fills an empty database with the demo world. All or nothing: an interrupted start begins again. */
export const seedDemo = async (deps: Deps): Promise<void> => {
  deps.print('Drawing the demo world: 60 talents, what they sell, and 200 fans …');
  const world = makeWorld();
  const drawn = await draw(deps.media, world);
  const password = await hashPassword(demoPassword);
  const cards = deps.keepCard ? keepCards(world.fans, deps.keepCard) : [];
  await deps.database.inTransaction((tx) => fillWorld(tx, { ...deps, cards }, drawn, password));
  deps.print('Loaded the demo world.');
};

/** Queues the scheduled posts of a new demo world; only once the program has started, because it needs the job queue. */
export const scheduleDemoPosts = async (tx: Tx, jobs: Pick<Sale, 'jobs'>): Promise<void> => {
  const posts = await tx
    .selectFrom('post')
    .select(['id', 'publish_at'])
    .where('published_at', 'is', null)
    .where('publish_at', 'is not', null)
    .execute();
  for (const { id, publish_at } of posts) if (publish_at) await publishLater(tx, jobs, id, publish_at);
};

/** Everything but the pictures, which are already stored. */
export const fillWorld = async (
  tx: Tx,
  deps: Pick<Deps, 'media' | 'sale' | 'clock'> & { cards: readonly DemoCard[] },
  drawn: Drawn,
  password: string,
): Promise<void> => {
  const world = makeWorld();
  await record(tx, deps.media, drawn);
  await insertGroups(tx, world.groups);
  await insertTags(tx);
  const idFunds = await insertFunds(tx);
  const now = deps.clock.now();
  await insertPromoCodes(tx, now);
  for (const [at, talent] of world.talents.entries()) {
    const placed = { talent, at, drawn, password, talents: world.talents.length };
    const idUser = await insertTalent(tx, deps.clock, placed);
    await insertProducts(tx, { idUser, talent, products: drawn.shelves[at] ?? [], idFunds, now });
    await insertPlans(tx, { idUser, plans: drawn.plans[at] ?? [], now });
  }
  await insertMemberProducts(tx, now);
  await tagTalents(tx);
  for (const [at, fan] of world.fans.entries()) await insertFan(tx, deps.clock, { fan, at, drawn, password });
  await insertFollows(tx, now);
  await giveOwners(tx, drawn);
  await insertApplications(tx, world.fans, now);
  await insertSupportRequests(tx, now);
  const { id } = await tx
    .insertInto('users')
    .values({ ...world.administrator, role: 'ADMIN', status: 'ACTIVE', password_hash: password, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('staff_member')
    .values({ id_user: id, scopes: [...staffScopes], added_at: now })
    .execute();
  const autographs = new Map([...drawn.autographs].map(([story, { id }]) => [story, id]));
  await seedHistory(tx, deps.sale, { autographs, cards: deps.cards });
  await sql`select add_message_orders_to_chats()`.execute(tx);
  await insertAuctions(tx, now);
  await insertChats(tx, now);
  await insertPosts(tx, {
    now,
    fans: world.fans,
    art: drawn.posts,
    contentHash,
  });
};

const draw = async (media: Media, world: World): Promise<Drawn> => {
  const store = (svg: string, sizes: number[]) => async () => media.store(await renderPicture(svg, sizes));
  const sign = (story: SeedOrder) => async (): Promise<[SeedOrder, SignedPicture]> => {
    const { nickname, traits } = talentNamed(world, signerOf(story));
    const drawing = drawAutograph(nickname, traits);
    const sizes = await renderPicture(drawing, widths.autograph);
    const likeness = await likenessOfPicture(sharp(Buffer.from(drawing)));
    return [story, { id: await media.store(sizes), file: digestOfPicture(sizes, likeness) }];
  };
  const illustrate = (art: ReturnType<typeof postArt>[number]) => async () =>
    [art.shown, await store(art.svg, widths.product)()] as const;
  return {
    portraits: await inParallel(world.talents.map((t) => store(drawPortrait(t.nickname, t.traits), widths.portrait))),
    covers: await inParallel(
      world.talents.map((t) => store(drawCover(t.nickname, t.craft, t.traits.backdrop), widths.cover)),
    ),
    fans: await inParallel(world.fans.map((fan) => store(drawFan(fan.email), widths.fan))),
    shelves: await inParallel(world.talents.map((talent) => () => drawShelf(media, productsOf(talent)))),
    plans: await inParallel(world.talents.map((talent) => () => drawShelf(media, plansOf(talent)))),
    autographs: new Map(await inParallel(signedOrders.map(sign))),
    posts: new Map(await inParallel(postArt(world.talents).map(illustrate))),
  };
};

const talentNamed = ({ talents }: World, nickname: string): Talent => {
  const found = talents.find((talent) => talent.nickname === nickname);
  if (!found) throw new Error(`the demo world has no talent with the nickname ${nickname}`);
  return found;
};

const drawShelf = async <Product extends DemoProduct | DemoPlan>(
  media: Media,
  products: readonly Product[],
): Promise<Shown<Product>[]> => {
  const shown: Shown<Product>[] = [];
  for (const product of products) {
    const images: string[] = [];
    for (const svg of product.pictures ?? []) images.push(await media.store(await renderPicture(svg, widths.product)));
    shown.push({ product, images });
  }
  return shown;
};

const inParallel = async <T>(tasks: (() => Promise<T>)[], lanes = 4): Promise<T[]> => {
  const results: T[] = [];
  const waiting = tasks.entries();
  const lane = async () => {
    for (const [at, task] of waiting) results[at] = await task();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};

const record = async (tx: Tx, media: Media, { portraits, covers, fans, shelves, plans, autographs, posts }: Drawn) => {
  for (const id of portraits) await media.record(tx, { id, kind: 'portrait', widths: widths.portrait });
  for (const id of covers) await media.record(tx, { id, kind: 'cover', widths: widths.cover });
  for (const id of fans) await media.record(tx, { id, kind: 'portrait', widths: widths.fan });
  for (const signed of autographs.values()) {
    await media.record(tx, { ...signed, kind: 'picture', widths: widths.autograph });
  }
  for (const id of [...[...shelves, ...plans].flat().flatMap(({ images }) => images), ...posts.values()]) {
    await media.record(tx, { id, kind: 'picture', widths: widths.product });
  }
};

const insertGroups = async (tx: Tx, groups: readonly Group[]) => {
  for (const { name, order, title, categories } of groups) {
    const { id } = await tx
      .insertInto('talent_group')
      .values({ name, order, title: JSON.stringify(title) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = categories.map((category) => ({ ...category, title: JSON.stringify(category.title), id_group: id }));
    await tx.insertInto('category').values(rows).execute();
  }
};

type Placed<Who> = { at: number; drawn: Drawn; password: string } & Who;

const insertTalent = async (
  tx: Tx,
  clock: Clock,
  placed: Placed<{ talent: Talent; talents: number }>,
): Promise<number> => {
  const { talent, at, drawn, password, talents } = placed;
  const now = clock.now();
  const { id } = await tx
    .insertInto('users')
    .values({
      name: talent.name,
      nickname: talent.nickname,
      email: talent.email,
      role: 'EXPERT',
      status: 'ACTIVE',
      languages: [...talent.languages],
      id_image: drawn.portraits[at] ?? null,
      password_hash: talent.email === demoEmails.talent ? password : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const idGroup = tx.selectFrom('talent_group').select('id').where('name', '=', talent.group);
  await tx
    .insertInto('talent')
    .values({
      id_user: id,
      id_group: idGroup,
      names: JSON.stringify(talent.spelling),
      headline: JSON.stringify(talent.headline),
      city: talent.city ? JSON.stringify(talent.city) : null,
      about: JSON.stringify(talent.about),
      id_cover: drawn.covers[at] ?? null,
      languages: [...talent.languages],
      country: talent.country,
      away_until: talent.awayDays ? new Date(now.getTime() + talent.awayDays * day) : null,
      rank: talents - at,
      approved_at: now,
    })
    .execute();
  await tx
    .insertInto('talent_category')
    .columns(['id_user', 'id_category'])
    .expression((eb) =>
      eb
        .selectFrom('category')
        .select((e) => [e.val(id).as('id_user'), 'id'])
        .where('name', 'in', talent.categories),
    )
    .execute();
  return id;
};

const insertFan = async (tx: Tx, clock: Clock, { fan, at, drawn, password }: Placed<{ fan: Fan }>) => {
  await tx
    .insertInto('users')
    .values({
      name: fan.name,
      email: fan.email,
      status: 'ACTIVE',
      language: fan.language,
      languages: [fan.language],
      currency: fan.currency === 'RUB' ? null : fan.currency,
      id_image: drawn.fans[at] ?? null,
      password_hash: fan.email === demoEmails.fan ? password : null,
      created_at: clock.now(),
    })
    .execute();
};

/** Pictures are recorded before the users; giving them owners deletes them with a demo account. */
const giveOwners = async (tx: Tx, { autographs }: Drawn) => {
  for (const [story, { id }] of autographs) {
    const id_owner = tx.selectFrom('users').select('id').where('nickname', '=', signerOf(story));
    await tx.updateTable('media').set({ id_owner }).where('id', '=', id).execute();
  }
  await tx
    .updateTable('media')
    .from('users')
    .set((eb) => ({ id_owner: eb.ref('users.id') }))
    .whereRef('users.id_image', '=', 'media.id')
    .execute();
  await tx
    .updateTable('media')
    .from('talent')
    .set((eb) => ({ id_owner: eb.ref('talent.id_user') }))
    .whereRef('talent.id_cover', '=', 'media.id')
    .execute();
  await tx
    .updateTable('media')
    .from('product')
    .set((eb) => ({ id_owner: eb.ref('product.id_owner') }))
    .whereRef('product.id_image', '=', 'media.id')
    .execute();
  await tx
    .updateTable('media')
    .from('product_picture')
    .innerJoin('product', 'product.id', 'product_picture.id_product')
    .set((eb) => ({ id_owner: eb.ref('product.id_owner') }))
    .whereRef('product_picture.id_image', '=', 'media.id')
    .execute();
};
