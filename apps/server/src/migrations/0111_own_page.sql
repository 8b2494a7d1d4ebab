-- Talents say where they live and link to their pages elsewhere: `networkNames` in the contract.
alter table talent add column city localized;

create table talent_link (
  id_user bigint not null references talent (id_user) on delete cascade,
  network text not null
    check (network in ('website', 'instagram', 'youtube', 'tiktok', 'facebook', 'x', 'telegram', 'twitch', 'spotify')),
  link text not null check (link ~ '^https://[a-z0-9.-]+\.[a-z0-9-]+(/|$)' and length(link) <= 200),
  primary key (id_user, network)
);

-- They are found by their city too.
create or replace function keep_talent_words(wanted bigint) returns void language plpgsql as $$
begin
  delete from talent_word where id_user = wanted;
  insert into talent_word (id_word, id_user, rank)
    select search_word_ids(search_words(all_spellings(t.names))), t.id_user, t.rank from talent t where t.id_user = wanted;
  insert into talent_word (id_word, id_user, rank, in_name)
    select search_word_ids(telling_words(all_spellings(t.headline), 3) || coalesce(telling_words(all_spellings(t.city), 3), '{}')
        || array[topic_key('group', t.id_group)]
        || array(select topic_key('category', c.id_category) from talent_category c where c.id_user = t.id_user)
        || array(select topic_key('tag', l.id_tag) from talent_tag l where l.id_user = t.id_user)
        || array(select topic_key('country', t.country) where t.country is not null)),
      t.id_user, t.rank, false
    from talent t where t.id_user = wanted
    on conflict do nothing;
end
$$;

create or replace function talent_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_talent_words(new.id_user);
  elsif tg_op = 'UPDATE' then
    if (new.names, new.headline, new.city, new.id_group, new.country)
        is distinct from (old.names, old.headline, old.city, old.id_group, old.country) then
      perform keep_talent_words(new.id_user);
    elsif new.rank <> old.rank then
      update talent_word set rank = new.rank where id_user = new.id_user;
    end if;
  end if;
  if tg_op <> 'UPDATE' or new.names <> old.names then
    perform keep_product_words(p.id) from product p where p.id_owner = coalesce(new.id_user, old.id_user);
  end if;
  return null;
end
$$;
drop trigger talent_words on talent;
create trigger talent_words after insert or delete or update of names, headline, city, id_group, country, rank on talent
  for each row execute function talent_changed();
