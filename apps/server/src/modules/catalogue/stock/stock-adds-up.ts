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

export const shelvesAreTrue: Truth = {
  invariant: 'I7',
  name: 'shelves-are-true',
  says: 'what a shelf shows as on sale or sold out is what the variations say',
  faults: `
    select p.id, p.open_until, p.in_stock_until
    from product p left join lateral (
      select coalesce(max(coalesce(v.starts_at, 'infinity')), '-infinity') as open_until,
        coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
          as in_stock_until
      from variation v where v.id_product = p.id and not v.retired) t on true
    where (p.open_until, p.in_stock_until) is distinct from (t.open_until, t.in_stock_until)`,
};
