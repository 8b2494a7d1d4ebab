-- Staff may cancel an auction until it is paid; its owner only before the first bid.
insert into auction_edge values ('settling', 'cancelled');
alter table auction
  add column id_canceller bigint references users (id),
  add constraint auction_cancelled_with_bids check (state <> 'cancelled' or bids = 0 or id_canceller is not null),
  add constraint auction_canceller check (id_canceller is null or state = 'cancelled');
