import { limits } from '@stagedoor/contract/limits';
import { pageOf } from '../../platform/page-of.ts';
import { withinReach } from '../../platform/within-reach.ts';
import type { Deps } from './deps.ts';
import { itemDto } from './event-log.presenter.ts';
import { countListed, page as listedPage } from './event-log.repo.ts';

const { listed: most } = limits.notifications;

/** Newest first, up to `limits.notifications.listed`. */
export const listNotifications =
  ({ database: { read }, kinds }: Pick<Deps, 'database' | 'kinds'>) =>
  async (idUser: number, { page, size }: { page: number; size: number }) => {
    const types = kinds.types();
    const [rows, [count]] = await Promise.all([
      read(listedPage, { idUser, types, ...withinReach(page, size, most) }),
      read(countListed, { idUser, types, most }),
    ]);
    const items = rows.flatMap(itemDto(kinds));
    return pageOf(items, count?.count ?? 0, { page, size });
  };
