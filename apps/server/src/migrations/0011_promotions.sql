create table promo_code (
  id bigint generated always as identity primary key,
  code citext not null unique check (code::text ~ '^\S{1,40}$'),
  -- The percentage goes off first, then the fixed sum.
  percent int check (percent between 1 and 100),
  fixed bigint check (fixed > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit int check (total_limit > 0),
  person_limit int check (person_limit > 0),
  used int not null default 0,
  created_at timestamptz not null,
  check (num_nonnulls(percent, fixed) > 0),
  constraint promo_code_limit check (used between 0 and coalesce(total_limit, used))
);

-- Where the code counts; everywhere when none is named.
create table promo_code_product (
  id_promo bigint not null references promo_code (id) on delete cascade,
  id_product bigint not null references product (id),
  primary key (id_promo, id_product)
);

create table promo_use (
  -- The order that uses it.
  ref text primary key,
  id_promo bigint not null references promo_code (id),
  id_user bigint references users (id),
  -- A keyed hash of the address, so that one person does not use it again as somebody else.
  person bytea,
  state hold_state not null,
  created_at timestamptz not null
);
create index promo_use_of_person on promo_use (id_promo, person) where state <> 'released';
create index promo_use_of_user on promo_use (id_user);

-- Uses a code for one order: its row when the code counts, none when it does not. The code's row stays locked until the
-- transaction ends, so the uses of one person are counted one after the other.
create function promo_reserve(wanted citext, product bigint, buyer bigint, person bytea, ref text, at timestamptz)
  returns setof promo_code language plpgsql as $$
#variable_conflict use_column
declare
  taken promo_code;
begin
  update promo_code c set used = c.used + 1
    where c.code = wanted
      and (c.starts_at is null or c.starts_at <= at) and (c.ends_at is null or c.ends_at > at)
      and (c.total_limit is null or c.used < c.total_limit)
      and (not exists (select from promo_code_product cp where cp.id_promo = c.id)
        or exists (select from promo_code_product cp where cp.id_promo = c.id and cp.id_product = promo_reserve.product))
    returning * into taken;
  if not found then
    return;
  end if;
  if taken.person_limit <= (
    select count(*) from promo_use u
    where u.id_promo = taken.id and u.person = promo_reserve.person and u.state <> 'released'
  ) then
    update promo_code set used = used - 1 where id = taken.id;
    return;
  end if;
  insert into promo_use (ref, id_promo, id_user, person, state, created_at)
    values (promo_reserve.ref, taken.id, buyer, promo_reserve.person, 'reserved', at);
  return next taken;
end
$$;
