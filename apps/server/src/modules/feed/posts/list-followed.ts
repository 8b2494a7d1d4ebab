import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { followedPosts, postsByIds } from './posts.repo.ts';
import { showPosts } from './show-posts.ts';

type Input = { idUser: number; viewer: Viewer; language: Language; before?: string | undefined; size: number };

/** The latest posts of the talents whom a user follows, page by page from the time and id of the last one. */
export const listFollowed =
  (deps: Deps) =>
  async ({ idUser, viewer, language, before, size }: Input): Promise<{ items: Post[]; next: string | null }> => {
    const { read } = deps.database;
    const now = deps.clock.now();
    const found = await read(followedPosts, { idUser, now, size, ...placeIn(before) });
    const ids = found.map(({ id }) => id);
    const rows = ids.length > 0 ? await read(postsByIds, { ids, viewer: idUser, language, now }) : [];
    const last = found.at(-1);
    return {
      items: await showPosts(deps)(read, rows, { viewer, language }),
      next: last && found.length === size ? `${last.published_at.toISOString()} ${last.id}` : null,
    };
  };

const placeIn = (before: string | undefined): { at: Date | null; id: number | null } => {
  if (before === undefined) return { at: null, id: null };
  const [time = '', digits = ''] = before.split(' ');
  const [at, id] = [new Date(time), Number(digits)];
  if (Number.isNaN(at.getTime()) || !Number.isSafeInteger(id))
    fail('mandatoryFieldNull', { fields: { before: 'invalid' } });
  return { at, id };
};
