import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import { type Kysely, sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { DB, ProductAudience } from '../../../platform/database/schema.gen.ts';
import { isActing } from '../../agents/index.ts';
import { forMembersOf } from '../access/reading.ts';
import type { Deps } from '../deps.ts';
import { type PostRow, plansOf } from './posts.repo.ts';
import { attachmentsOf, videoDto } from './show-posts.ts';

type Row = Pick<PostRow, 'id' | 'title' | 'text' | 'pictures' | 'idFile' | 'fileKind' | 'video' | 'plans'> & {
  space: FeedSpace;
  idTalent: number;
  audience: ProductAudience;
  idCategory: number | null;
  poll: { ends: string; answers: string[] } | null;
  publishAt: Date | null;
  published: Date | null;
  changed: Date;
  removed: boolean;
  total: number;
};

const rows = (db: Kysely<DB>) =>
  db
    .selectFrom('post')
    .leftJoin('video', (join) =>
      join.onRef('video.site', '=', 'post.video_site').onRef('video.id_video', '=', 'post.video_id'),
    )
    .select([
      'post.id',
      'post.space',
      'post.id_talent as idTalent',
      'post.title',
      'post.text',
      'post.audience',
      'post.id_file as idFile',
      'post.id_category as idCategory',
      'post.publish_at as publishAt',
      'post.published_at as published',
      'post.changed_at as changed',
    ])
    .select([
      sql<boolean>`post.removed_at is not null`.as('removed'),
      sql<Row['fileKind']>`post.file_kind`.as('fileKind'),
      plansOf.as('plans'),
      sql<
        Row['pictures']
      >`coalesce((select jsonb_agg(jsonb_build_object('idImage', id_image, 'alt', alt) order by position)
        from post_picture where id_post = post.id), '[]')`.as('pictures'),
      sql<Row['video']>`case when video.site is not null then jsonb_build_object('site', video.site,
        'idVideo', video.id_video, 'title', video.title, 'idImage', video.id_image) end`.as('video'),
      sql<Row['poll']>`(select jsonb_build_object('ends', poll.ends_at, 'answers', (
          select jsonb_agg(a.text order by a.position) from poll_answer a where a.id_post = poll.id_post))
        from poll where poll.id_post = post.id)`.as('poll'),
      sql<number>`count(*) over ()::int`.as('total'),
    ]);

type Page = { space: FeedSpace; idUser: number; idTalent: number | null; size: number; skip: number };

const draftsOf = query<Page, Row>('drafts-of', (db, arg) =>
  rows(db)
    .where('post.id_author', '=', arg.idUser)
    .where('post.space', '=', arg.space)
    .where('post.published_at', 'is', null)
    .where('post.removed_at', 'is', null)
    .where(sql<boolean>`(${arg.idTalent}::bigint is null or post.id_talent = ${arg.idTalent}::bigint)`)
    .orderBy('post.id', 'desc')
    .limit(arg.size)
    .offset(arg.skip)
    .$castTo<Row>(),
);

type OwnPost = { space: FeedSpace; idUser: number; idPost: number; now: Date };

/** What an agent published is no longer theirs when they no longer act for the talent. */
const ownPost = query<OwnPost, Row>('own-post', (db, arg) =>
  rows(db)
    .where('post.id', '=', arg.idPost)
    .where('post.id_author', '=', arg.idUser)
    .where('post.space', '=', arg.space)
    .where(
      sql<boolean>`(post.id_mandate is null or post.published_at is null or ${isActing({
        idUser: sql.val(arg.idUser),
        idTalent: sql.ref<number>('post.id_talent'),
        now: sql.val(arg.now),
      })})`,
    )
    .$castTo<Row>(),
);

type Look = { space: FeedSpace; idUser: number; language: Language };

type PageOf = { page: number; size: number };

/** The caller's drafts and scheduled posts, of all pages or of one, the latest first. */
export const listDrafts =
  (deps: Deps) =>
  async ({ language, page, size, idTalent, ...of }: Look & { idTalent?: number | undefined } & PageOf) => {
    const found = await deps.database.read(draftsOf, { ...of, idTalent: idTalent ?? null, size, skip: page * size });
    return {
      items: await draftDtos(deps, found, language),
      totalPages: Math.ceil((found[0]?.total ?? 0) / size),
      currentPage: page,
    };
  };

/** A post of the caller's own for its form, published or not. */
export const showDraft =
  (deps: Deps) =>
  async ({ language, ...of }: Look & { idPost: number }): Promise<PostDraft> => {
    const found = await deps.database.read(ownPost, { ...of, now: deps.clock.now() });
    if (found[0]?.removed) return fail('postRemoved');
    const [draft] = await draftDtos(deps, found, language);
    return draft ?? fail('pageNotFound');
  };

const draftDtos = async (deps: Deps, found: readonly Row[], language: Language): Promise<PostDraft[]> => {
  const closed = found.filter(({ audience }) => audience !== 'everyone');
  const plans = await deps.memberAccess.plansOpening(deps.database.read, closed.map(forMembersOf), language);
  return found.map((row) => ({
    idPost: row.id,
    idUser: row.idTalent,
    title: row.title,
    text: row.text,
    link: videoDto(row.video),
    attachments: attachmentsOf(deps, row),
    poll: row.poll && { answers: row.poll.answers, ends: new Date(row.poll.ends).toISOString() },
    subscriptionAccess:
      row.audience === 'everyone'
        ? null
        : {
            availableToAllPaid: row.audience === 'members',
            validSubscriptions: plans[closed.indexOf(row)] ?? [],
          },
    idCategory: row.idCategory,
    publishAt: row.published ? null : (row.publishAt?.toISOString() ?? null),
    published: row.published?.toISOString() ?? null,
    changed: row.changed.toISOString(),
  }));
};
