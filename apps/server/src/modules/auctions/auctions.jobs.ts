import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';
import { lookAt } from './end/look-at-auction.ts';
import { lookAtAuction } from './end/look-later.ts';

const sweepAuctions = job('auctions.sweep', z.object({}));

const most = 200;

export const auctionsJobs = (deps: Deps) => {
  const { jobs, database, clock } = deps;
  const look = lookAt(deps);
  jobs.handle(lookAtAuction, look);
  // Each auction queues its own job; this finds any that were missed.
  jobs.handle(sweepAuctions, async () => {
    const due = await database.inTransaction((tx) =>
      tx
        .selectFrom('auction')
        .leftJoin('auction_offer as o', (join) =>
          join.onRef('o.id_product', '=', 'auction.id_product').on('o.state', '=', 'open'),
        )
        .select('auction.id_product')
        .where((eb) =>
          eb.or([
            eb.and([eb('auction.state', '=', 'open'), eb('ends_at', '<=', clock.now())]),
            eb.and([eb('auction.state', '=', 'settling'), eb('o.id', 'is', null)]),
            eb('o.pay_by', '<=', clock.now()),
          ]),
        )
        .limit(most)
        .execute(),
    );
    for (const { id_product: idProduct } of due) await look({ idProduct });
  });
  jobs.every('* * * * *', sweepAuctions, {});
};
