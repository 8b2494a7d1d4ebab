-- An agent acts for a talent who accepted it.
create type mandate_state as enum ('asked', 'accepted', 'declined', 'withdrawn', 'ended');

create table agent_mandate (
  id bigint generated always as identity primary key,
  id_agent bigint not null references users (id),
  id_talent bigint not null references users (id),
  state mandate_state not null,
  asked_at timestamptz not null,
  -- By the talent.
  answered_at timestamptz,
  ended_at timestamptz,
  -- The agent or the talent; null for our team, and for an account that was deleted.
  ended_by bigint references users (id),
  unique (id, id_agent, id_talent),
  check (id_agent <> id_talent),
  check (ended_by in (id_agent, id_talent)),
  check ((answered_at is not null) = (state in ('accepted', 'declined', 'ended'))),
  check ((ended_at is not null) = (state in ('withdrawn', 'ended'))),
  check (ended_by is null or ended_at is not null)
);
-- A pair has one open mandate. Those that ended are kept.
create unique index agent_mandate_open on agent_mandate (id_agent, id_talent) where state in ('asked', 'accepted');
create index agent_mandate_of_agent on agent_mandate (id_agent, id desc);
create index agent_mandate_of_talent on agent_mandate (id_talent, id desc);
create index agent_mandate_ended_by on agent_mandate (ended_by) where ended_by is not null;

create function mandate_keeps_to_edges() returns trigger language plpgsql as $$
begin
  if (new.id, new.id_agent, new.id_talent, new.asked_at) is distinct from (old.id, old.id_agent, old.id_talent, old.asked_at) then
    raise exception 'mandate % stays between the same two', old.id using errcode = 'check_violation';
  end if;
  if (old.state, new.state) not in (('asked', 'accepted'), ('asked', 'declined'), ('asked', 'withdrawn'), ('accepted', 'ended')) then
    raise exception 'mandate % cannot become % from %', old.id, new.state, old.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger mandate_keeps_to_edges before update on agent_mandate
  for each row execute function mandate_keeps_to_edges();

revoke delete, truncate on agent_mandate from stagedoor_program;

-- By which mandate an agent wrote it; null: the author wrote for themselves.
alter table post
  add column id_mandate bigint,
  add foreign key (id_mandate, id_author, id_talent) references agent_mandate (id, id_agent, id_talent),
  add constraint post_of_owner_or_agent check (space = 'community' or id_author = id_talent or id_mandate is not null);
alter table post_comment add column id_mandate bigint references agent_mandate (id);
create index post_mandate on post (id_mandate) where id_mandate is not null;
create index post_comment_mandate on post_comment (id_mandate) where id_mandate is not null;

-- Only an accepted mandate writes. Its lock keeps it from ending before what was written is committed.
create function require_accepted_mandate(mandate bigint, agent bigint, talent bigint) returns void language plpgsql as $$
begin
  perform from agent_mandate
    where id = mandate and id_agent = agent and id_talent = talent and state = 'accepted' for share;
  if not found then
    raise exception 'mandate % does not let % write for %', mandate, agent, talent using errcode = 'check_violation';
  end if;
end
$$;

create function post_by_mandate() returns trigger language plpgsql as $$
begin
  perform require_accepted_mandate(new.id_mandate, new.id_author, new.id_talent);
  return new;
end
$$;
create trigger post_by_mandate before insert on post
  for each row when (new.id_mandate is not null) execute function post_by_mandate();

create function comment_by_mandate() returns trigger language plpgsql as $$
begin
  perform require_accepted_mandate(new.id_mandate, new.id_author, (select id_talent from post where id = new.id_post));
  return new;
end
$$;
create trigger comment_by_mandate before insert on post_comment
  for each row when (new.id_mandate is not null) execute function comment_by_mandate();

-- Who wrote it, and whether as an agent, is never changed.
create function keep_writer() returns trigger language plpgsql as $$
begin
  if (new.id_author, new.id_mandate) is distinct from (old.id_author, old.id_mandate) then
    raise exception 'the writer of % % stays', tg_table_name, old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger post_keeps_writer before update of id_author, id_mandate on post
  for each row execute function keep_writer();
create trigger comment_keeps_writer before update of id_author, id_mandate on post_comment
  for each row execute function keep_writer();
