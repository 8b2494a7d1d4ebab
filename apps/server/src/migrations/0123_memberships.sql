-- The plans of a talent: products that are paid for every month, five at a time (`limits.memberships.plansMax` in the contract).
create table membership_plan (
  id_product bigint primary key references product (id),
  id_talent bigint not null references users (id),
  slot smallint not null check (slot between 1 and 5),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index membership_plan_open on membership_plan (id_talent, slot) where closed_at is null;
