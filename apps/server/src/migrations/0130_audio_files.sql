-- Posts have audio files too. Orders are still delivered with videos alone (`is_video`).
alter table upload add column is_audio boolean not null default false;
alter table private_file
  add column is_audio boolean not null default false,
  add constraint private_file_kind check (not (is_video and is_audio));

-- How many rows name a picture, looked up as `unused_media` does: one that is shown in two places cannot be hidden for one of them.
create function media_uses(picture text) returns bigint language plpgsql stable as $$
declare
  named text;
  uses bigint;
begin
  select string_agg(format('(select count(*) from %s where %I = $1)', c.conrelid::regclass, a.attname), ' + ')
    into strict named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass;
  execute 'select ' || named into uses using picture;
  return uses;
end
$$;
