-- A giver who agreed to be named on the talent's page; they can take it back at any time.
create table gift_named (
  id_talent bigint not null references users (id),
  id_user bigint not null references users (id),
  agreed_at timestamptz not null,
  primary key (id_talent, id_user)
);
create index gift_named_of_user on gift_named (id_user);

-- A talent whose page names those givers.
create table gift_givers_shown (
  id_talent bigint primary key references users (id),
  since timestamptz not null
);
revoke update, truncate on gift_named, gift_givers_shown from stagedoor_program;
