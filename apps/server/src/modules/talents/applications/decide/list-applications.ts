import type { Language } from '@stagedoor/contract/limits';
import type { ApplicationState, QueuedApplication } from '@stagedoor/contract/schemas/application';
import { mediaLink } from '../../../media/index.ts';
import { partsDto } from '../applications.presenter.ts';
import type { Deps } from '../deps.ts';
import { countOf, queueOf } from './queue.repo.ts';

type Asked = { state: ApplicationState; page: number; size: number; language: Language };
type Listed = { items: QueuedApplication[]; totalPages: number; currentPage: number };

/** For the staff: who asks, and everything they said. */
export const listApplications =
  ({ database, profilePages }: Pick<Deps, 'database' | 'profilePages'>) =>
  (asked: Asked): Promise<Listed> =>
    database.inTransaction(async (tx) => {
      const items = (await queueOf(tx, asked)).map((row) => ({
        ...partsDto(row, profilePages),
        idUser: row.id_user,
        userName: row.user_name,
        imageLink: mediaLink(row.id_image),
        categories: row.categories,
        tags: row.tags,
        corporateEmail: row.corporate_email,
        linked: row.linked,
        fundName: row.fund_name,
        decidedBy: row.decider_name,
      }));
      const totalPages = Math.ceil((await countOf(tx, asked.state)) / asked.size);
      return { items, totalPages, currentPage: asked.page };
    });
