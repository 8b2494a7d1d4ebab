-- Where a buyer has parcels sent, to be chosen again: `limits.orders.addressesMax` in the contract. An order keeps its own copy.
create table saved_address (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  slot smallint not null check (slot between 1 and 10),
  full_name text not null,
  phone text not null,
  destination jsonb not null check (destination ->> 'method' in ('office', 'courier')),
  is_default boolean not null,
  created_at timestamptz not null,
  unique (id_user, slot)
);
create unique index saved_address_default on saved_address (id_user) where is_default;
