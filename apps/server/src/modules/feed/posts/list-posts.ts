import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Language } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { openTalent } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { countCategory, countPosts, type PostRow, pageOfCategory, pageOfPosts } from './posts.repo.ts';
import { showPosts } from './show-posts.ts';

type Input = {
  space: FeedSpace;
  idTalent: number;
  viewer: Viewer;
  language: Language;
  page: number;
  size: number;
  idCategory?: number | undefined;
};
type PostPage = { items: Post[]; totalPages: number; currentPage: number };

/** A page of a talent's feed or community. Locked posts are in it; what a viewer may not see at all is not. */
export const listPosts =
  (deps: Deps) =>
  async ({ viewer, language, page, size, ...of }: Input): Promise<PostPage> => {
    const { read } = deps.database;
    const now = deps.clock.now();
    const look = { viewer: viewer.idUser, language, now, size, skip: page * size };
    const [[talent], count, rows] = await Promise.all([
      read(openTalent, { idUser: of.idTalent, now }),
      countOf(deps, of),
      of.idCategory === undefined
        ? read(pageOfPosts, { ...look, space: of.space, idTalent: of.idTalent })
        : read(pageOfCategory, { ...look, idCategory: of.idCategory }),
    ]);
    const items = await showPosts(deps)(read, rows.filter(isOn(of)), { viewer, language });
    // The page of a hidden talent exists only for those who may read something on it.
    if (!talent && viewer.idUser !== of.idTalent && items.length === 0) return fail('pageNotFound');
    return { items, totalPages: Math.ceil(count / size), currentPage: page };
  };

type Of = Pick<Input, 'space' | 'idTalent' | 'idCategory'>;

const isOn =
  ({ space, idTalent }: Of) =>
  (row: PostRow) =>
    row.space === space && row.idTalent === idTalent;

const countOf = async ({ database: { read } }: Pick<Deps, 'database'>, { idCategory, ...of }: Of): Promise<number> => {
  const [counted] =
    idCategory === undefined ? await read(countPosts, of) : await read(countCategory, { ...of, idCategory });
  return counted?.count ?? 0;
};
