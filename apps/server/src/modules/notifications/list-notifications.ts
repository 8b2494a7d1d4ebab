import { limits } from '@stagedoor/contract/limits';
import { withinReach } from '../../platform/within-reach.ts';
import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { countListed, page as pageOf } from './event-log.repo.ts';

const { listed: most } = limits.notifications;

/** The newest of them; pages end where nobody reads on. */
export const listNotifications =
  ({ database: { read } }: Pick<Deps, 'database'>) =>
  async (idUser: number, { page, size }: { page: number; size: number }) => {
    const [rows, [count]] = await Promise.all([
      read(pageOf, { idUser, ...withinReach(page, size, most) }),
      read(countListed, { idUser, most }),
    ]);
    return { items: rows.flatMap(itemDto), totalPages: Math.ceil((count?.count ?? 0) / size), currentPage: page };
  };
