import { type Language, limits } from '@stagedoor/contract/limits';
import type { Call } from '@stagedoor/contract/schemas/call';
import { pageOf } from '../../../platform/page-of.ts';
import { callDto } from '../calls.presenter.ts';
import type { Deps } from '../deps.ts';
import { callsOf, countCalls } from './calls.queries.ts';

type Slice = { page: number; size: number; language: Language; idPartner: number | null };
type Page = { items: Call[]; totalPages: number; currentPage: number };

/** Somebody's calls, the latest first; all, or those with one person. */
export const listCalls =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (idUser: number, { page, size, language, idPartner }: Slice): Promise<Page> => {
    const [rows, [counted]] = await Promise.all([
      database.read(callsOf, { idUser, language, idPartner, size, skip: page * size }),
      database.read(countCalls, { idUser, idPartner, limit: limits.pages.counted }),
    ]);
    const viewer = { idUser, key: undefined, now: clock.now() };
    return pageOf(
      rows.map((row) => callDto(row, viewer)),
      counted?.count ?? 0,
      { page, size },
    );
  };
