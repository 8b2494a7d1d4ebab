import type { Truth } from '../../ledger/index.ts';

export const stockAddsUp: Truth = {
  invariant: 'I7',
  name: 'stock-adds-up',
  says: 'what there was is what is left and what people hold or have bought, and never less than nothing',
  faults: `
    select v.id, v.total, v.stock, coalesce(sum(h.quantity), 0) as held
    from variation v left join stock_hold h on h.id_variation = v.id and h.state <> 'released'
    where v.total is not null
    group by v.id having v.stock < 0 or v.stock + coalesce(sum(h.quantity), 0) <> v.total`,
};
