import { limits } from '@stagedoor/contract/limits';
import { withinReach } from '../../platform/within-reach.ts';
import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { countListed, page as pageOf } from './event-log.repo.ts';

const { listed: most } = limits.notifications;

/** The newest of them; pages end where nobody reads on. */
export const listNotifications =
  ({ database: { read }, kinds }: Pick<Deps, 'database' | 'kinds'>) =>
  async (idUser: number, { page, size }: { page: number; size: number }) => {
    const types = kinds.types();
    const [rows, [count]] = await Promise.all([
      read(pageOf, { idUser, types, ...withinReach(page, size, most) }),
      read(countListed, { idUser, types, most }),
    ]);
    const items = rows.flatMap(itemDto(kinds));
    return { items, totalPages: Math.ceil((count?.count ?? 0) / size), currentPage: page };
  };
