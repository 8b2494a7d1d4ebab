import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { requirePublished, type WantedPost } from '../access/require-post.ts';
import type { Deps } from '../deps.ts';
import { postsByIds } from './posts.repo.ts';
import { showPosts } from './show-posts.ts';

export const showPost =
  (deps: Deps) =>
  async ({ language, ...wanted }: WantedPost & { language: Language }): Promise<Post> => {
    const { read } = deps.database;
    await requirePublished(deps, read, wanted);
    const { viewer, idPost } = wanted;
    const rows = await read(postsByIds, { ids: [idPost], viewer: viewer.idUser, language, now: deps.clock.now() });
    const [post] = await showPosts(deps)(read, rows, { viewer, language });
    return post ?? fail('pageNotFound');
  };
