import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { counts, page as pageOf } from './event-log.repo.ts';

export const listNotifications =
  ({ database: { read } }: Pick<Deps, 'database'>) =>
  async (idUser: number, { page, size }: { page: number; size: number }) => {
    const [rows, [count]] = await Promise.all([
      read(pageOf, { idUser, size, skip: page * size }),
      read(counts, { idUser }),
    ]);
    return { items: rows.flatMap(itemDto), totalPages: Math.ceil((count?.all ?? 0) / size), currentPage: page };
  };
