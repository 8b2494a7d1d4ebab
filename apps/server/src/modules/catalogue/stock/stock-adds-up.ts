import type { Invariant } from '../../ledger/index.ts';

export const stockAddsUp: Invariant = {
  id: 'I7',
  name: 'stock-adds-up',
  description: 'the total stock is the sum of remaining, held and sold items, and none of them is negative',
  violationsSql: `
    select v.id, v.total, v.stock, coalesce(sum(h.quantity), 0) as held
    from variation v left join stock_hold h on h.id_variation = v.id and h.state <> 'released'
    where v.total is not null
    group by v.id having v.stock < 0 or v.stock + coalesce(sum(h.quantity), 0) <> v.total`,
};

export const shelvesAreTrue: Invariant = {
  id: 'I7',
  name: 'shelves-are-true',
  description: 'a product’s stored availability and lowest price match its variations',
  violationsSql: `
    select p.id, p.open_until, p.in_stock_until, p.lowest_price
    from product p left join lateral (
      select coalesce(max(coalesce(v.starts_at, 'infinity')), '-infinity') as open_until,
        coalesce(max(coalesce(v.starts_at, 'infinity')) filter (where v.stock is null or v.stock > 0), '-infinity')
          as in_stock_until,
        min(v.price) as lowest_price
      from variation v where v.id_product = p.id and not v.retired and v.cancelled_at is null) t on true
    where (p.open_until, p.in_stock_until, p.lowest_price)
      is distinct from (t.open_until, t.in_stock_until, t.lowest_price)`,
};
