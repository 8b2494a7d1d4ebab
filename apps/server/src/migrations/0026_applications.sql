create type document_kind as enum ('terms', 'offer');

-- Which version of which document a person agreed to, and when. Nobody changes it.
create table document_consent (
  id_user bigint not null references users (id),
  document document_kind not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (id_user, document, version)
);
revoke update, delete, truncate on document_consent from stagedoor_program;

create type application_state as enum ('draft', 'submitted', 'moreAsked', 'approved', 'rejected');
create type profile_proof as enum ('code', 'staff');

create table application (
  id bigint generated always as identity primary key,
  id_user bigint not null references users (id),
  state application_state not null default 'draft',
  specialization text not null,
  about text not null,
  languages text[] not null check (array_to_string(languages, '') ~ '^([a-z]{2})*$'),
  -- Whoever can write it into a profile's description holds the profile.
  code text not null,
  id_fund bigint references charity_fund (id),
  charity_percent int check (charity_percent between 1 and 100),
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- By when staff answer.
  due_at timestamptz,
  id_decider bigint references users (id),
  decided_at timestamptz,
  -- What staff wanted to know, and what the person said to it.
  asked text,
  answer text not null default '',
  -- Why not.
  reason text,
  check ((id_fund is null) = (charity_percent is null)),
  check ((state = 'draft') = (submitted_at is null)),
  check ((submitted_at is null) = (due_at is null)),
  check ((state in ('moreAsked', 'approved', 'rejected')) = (id_decider is not null)),
  check ((id_decider is null) = (decided_at is null)),
  check (state <> 'moreAsked' or asked is not null),
  check ((state = 'rejected') = (reason is not null)),
  check (state in ('draft', 'moreAsked') or (specialization <> '' and about <> '' and cardinality(languages) > 0))
);
create unique index application_one_open on application (id_user) where state in ('draft', 'submitted', 'moreAsked');
create index application_queue on application (state, due_at, id);
create index application_of_user on application (id_user, id desc);
create index application_of_decider on application (id_decider);

-- A place is what limits their number.
create table application_category (
  id_application bigint not null references application (id) on delete cascade,
  place smallint not null check (place between 1 and 2),
  id_category bigint not null references category (id),
  primary key (id_application, place),
  unique (id_application, id_category)
);

create table application_tag (
  id_application bigint not null references application (id) on delete cascade,
  place smallint not null check (place between 1 and 10),
  id_tag bigint not null references tag (id),
  primary key (id_application, place),
  unique (id_application, id_tag)
);

create table application_profile (
  id_application bigint not null references application (id) on delete cascade,
  place smallint not null check (place between 1 and 5),
  address text not null check (address ~ '^https://'),
  -- Null: nobody has looked, or nothing was found.
  proof profile_proof,
  primary key (id_application, place),
  unique (id_application, address)
);

create table application_edge (
  from_state application_state not null,
  to_state application_state not null,
  primary key (from_state, to_state)
);
insert into application_edge values
  ('draft', 'submitted'), ('submitted', 'moreAsked'), ('submitted', 'approved'), ('submitted', 'rejected'),
  ('moreAsked', 'submitted');
create trigger application_keeps_to_edges before update of state on application
  for each row execute function keep_to_edges('application_edge');
revoke insert, update, delete, truncate on application_edge from stagedoor_program;

-- What the rows beside it promise: nobody hands in a part of it, and nobody becomes a talent on their word alone.
create function keep_application_whole() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.state in ('submitted', 'approved') then
    if not exists (select from application_category where id_application = new.id) then
      raise 'an application needs a category' using errcode = 'restrict_violation';
    end if;
    if not exists (select from document_consent where id_user = new.id_user and document = 'offer') then
      raise 'an application needs the consent to the offer' using errcode = 'restrict_violation';
    end if;
    if not exists (select from social_account where id_user = new.id_user)
      and not exists (select from application_profile
        where id_application = new.id and (new.state = 'submitted' or proof is not null)) then
      raise 'an application needs a social account' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end
$$;
create trigger application_is_whole before insert or update of state on application
  for each row execute function keep_application_whole();
