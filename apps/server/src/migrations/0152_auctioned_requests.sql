-- What is put up besides things: an autograph or a video, made for the winner. The order is then one of that type.
alter table auction
  add column sells product_type not null default 'AUCTION',
  add constraint auction_sells check (sells in ('AUCTION', 'AUTOGRAPH', 'VIDEO_GREETING'));

create function keep_auction_kind() returns trigger language plpgsql as $$
begin
  raise exception 'auction % has bids or a buyer', old.id_product using errcode = '42501';
end $$;
create trigger keep_auction_kind before update of sells on auction for each row
  when (new.sells <> old.sells and (old.bids > 0 or old.id_buyer is not null)) execute function keep_auction_kind();
