-- From this amount on a withdrawal needs two people: whoever approved it neither exports it nor downloads its file. The
-- amount is stamped on the batch, so that another setting does not change what was right before.
alter table withdrawal_batch add column four_eyes_from bigint check (four_eyes_from >= 0);
-- Batches from before the rule: no amount reaches it.
update withdrawal_batch set four_eyes_from = 9007199254740991;
alter table withdrawal_batch alter column four_eyes_from set not null;
revoke update on withdrawal_batch from stagedoor_program;

-- Who took the file with the account numbers, and when.
create table withdrawal_download (
  id bigint generated always as identity primary key,
  id_batch bigint not null references withdrawal_batch (id),
  id_staff bigint not null references users (id),
  at timestamptz not null
);
create index withdrawal_download_of_batch on withdrawal_download (id_batch, id);
revoke update, delete, truncate on withdrawal_download from stagedoor_program;

create function withdrawal_exported_by_another() returns trigger language plpgsql as $$
begin
  if exists (
    select from withdrawal_batch b
    where b.id = new.id_batch and b.id_staff = new.id_decider and new.amount >= b.four_eyes_from
  ) then
    raise 'withdrawal % was approved by who exports it', new.id
      using errcode = 'check_violation', constraint = 'withdrawal_four_eyes';
  end if;
  return new;
end
$$;
create trigger withdrawal_exported_by_another before update of id_batch, id_decider, amount on withdrawal
  for each row when (new.id_batch is not null) execute function withdrawal_exported_by_another();

create function withdrawal_downloaded_by_another() returns trigger language plpgsql as $$
begin
  if exists (
    select from withdrawal w join withdrawal_batch b on b.id = w.id_batch
    where b.id = new.id_batch and w.id_decider = new.id_staff and w.amount >= b.four_eyes_from
  ) then
    raise 'batch % holds a withdrawal that was approved by who downloads it', new.id_batch
      using errcode = 'check_violation', constraint = 'withdrawal_four_eyes';
  end if;
  return new;
end
$$;
create trigger withdrawal_downloaded_by_another before insert on withdrawal_download
  for each row execute function withdrawal_downloaded_by_another();
