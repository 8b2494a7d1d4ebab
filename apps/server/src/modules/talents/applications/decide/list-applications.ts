import type { Language } from '@stagedoor/contract/limits';
import type { ApplicationState, QueuedApplication } from '@stagedoor/contract/schemas/application';
import { mediaLink } from '../../../media/index.ts';
import { partsDto } from '../applications.presenter.ts';
import type { Deps } from '../deps.ts';
import { countOf, queueOf } from './queue.repo.ts';

type Input = { state: ApplicationState; page: number; size: number; language: Language };
type Page = { items: QueuedApplication[]; totalPages: number; currentPage: number };

/** For staff: applicants with everything they submitted. */
export const listApplications =
  ({ database, profilePages }: Pick<Deps, 'database' | 'profilePages'>) =>
  (input: Input): Promise<Page> =>
    database.inTransaction(async (tx) => {
      const items = (await queueOf(tx, input)).map((row) => ({
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
      const totalPages = Math.ceil((await countOf(tx, input.state)) / input.size);
      return { items, totalPages, currentPage: input.page };
    });
