import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { remind, remindOfProduct } from './remind-after.ts';
import type { Stock } from './stock/stock.ts';

export const releaseHolds = job('catalogue.release-holds', z.object({}));

const eraseDeletedProducts = job('catalogue.erase-deleted', z.object({}));

const batch = 500;

export const catalogueJobs = (deps: Deps, stock: Stock) => {
  deps.jobs.handle(remindOfProduct, remind(deps));
  deps.jobs.handle(releaseHolds, async () => {
    let freed: number;
    do {
      freed = await deps.database.inTransaction((tx) => stock.releaseLapsed(tx, batch));
    } while (freed === batch);
  });
  deps.jobs.handle(eraseDeletedProducts, () => eraseDeleted(deps));
  deps.jobs.every('* * * * *', releaseHolds, {});
  deps.jobs.every('41 4 * * *', eraseDeletedProducts, {});
};
