-- Talents are found by what they do and where they are from, not only by their names.

-- Words that join others: nobody is found by them, and nobody is missed for want of them ("a singer from Lviv").
create function is_joining_word(word text) returns boolean language sql immutable strict parallel safe as $$
  select word = any (array[
    'a', 'an', 'and', 'at', 'bi', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'vho', 'vit',
    'dlia', 'do', 'i', 'iak', 'iz', 'na', 'o', 'po', 'pri', 'pro', 's', 'so', 'ta', 'u', 'v', 'za', 'z', 'zi'])
$$;

-- The words of a text that say something about its subject.
create function telling_words(given text, shortest int) returns text[] language sql stable strict parallel safe as $$
  select array(select word from unnest(search_words(given)) as one (word)
    where length(word) >= shortest and not is_joining_word(word))
$$;

-- A topic (group, category, tag or country) has a key in the vocabulary, such as '#category 12', which nobody can type. Its
-- talents have the key, and this table says which words name it: a new title changes a few rows, however many talents it describes.
create table topic_word (
  id_word int not null references search_word (id),
  id_topic int not null references search_word (id),
  primary key (id_word, id_topic)
);
create index topic_word_of_topic on topic_word (id_topic);

create function topic_key(kind text, id anyelement) returns text language sql immutable strict parallel safe as $$
  select '#' || kind || ' ' || id
$$;

create function keep_topic_words(topic text, title text) returns void language plpgsql as $$
declare
  key int := search_word_ids(array[topic]);
begin
  delete from topic_word where id_topic = key;
  insert into topic_word (id_word, id_topic) select search_word_ids(telling_words(title, 1)), key where title is not null;
end
$$;

create function topic_changed() returns trigger language plpgsql as $$
declare
  is_found boolean := tg_op <> 'DELETE' and not coalesce((to_jsonb(new) ->> 'hidden')::boolean, false);
begin
  perform keep_topic_words(topic_key(tg_argv[0], coalesce(new.id, old.id)), case when is_found then all_spellings(new.title) end);
  return null;
end
$$;
create trigger group_words after insert or delete or update of title, hidden on talent_group
  for each row execute function topic_changed('group');
create trigger category_words after insert or delete or update of title, hidden on category
  for each row execute function topic_changed('category');
create trigger tag_words after insert or delete or update of title on tag
  for each row execute function topic_changed('tag');

-- Names come before everything else that a word says.
alter table talent_word
  add column in_name boolean not null default true,
  drop constraint talent_word_pkey,
  add primary key (id_word, id_user) include (in_name);
drop index talent_word_ranked;
create index talent_word_ranked on talent_word (id_word, in_name desc, rank desc, id_user);

create function keep_talent_words(wanted bigint) returns void language plpgsql as $$
begin
  delete from talent_word where id_user = wanted;
  insert into talent_word (id_word, id_user, rank)
    select search_word_ids(search_words(all_spellings(t.names))), t.id_user, t.rank from talent t where t.id_user = wanted;
  insert into talent_word (id_word, id_user, rank, in_name)
    select search_word_ids(telling_words(all_spellings(t.headline), 3) || array[topic_key('group', t.id_group)]
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
    if (new.names, new.headline, new.id_group, new.country)
        is distinct from (old.names, old.headline, old.id_group, old.country) then
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
create trigger talent_words after insert or delete or update of names, headline, id_group, country, rank on talent
  for each row execute function talent_changed();

create function talent_topics_changed() returns trigger language plpgsql as $$
begin
  perform keep_talent_words(id_user) from (select distinct id_user from changed) as talents;
  return null;
end
$$;
create trigger category_gained after insert on talent_category
  referencing new table as changed for each statement execute function talent_topics_changed();
create trigger category_lost after delete on talent_category
  referencing old table as changed for each statement execute function talent_topics_changed();
create trigger tag_gained after insert on talent_tag
  referencing new table as changed for each statement execute function talent_topics_changed();
create trigger tag_lost after delete on talent_tag
  referencing old table as changed for each statement execute function talent_topics_changed();

select keep_topic_words(topic_key('group', id), all_spellings(title)) from talent_group where not hidden;
select keep_topic_words(topic_key('category', id), all_spellings(title)) from category where not hidden;
select keep_topic_words(topic_key('tag', id), all_spellings(title)) from tag;
select keep_talent_words(id_user) from talent;

-- Reading a few thousand words looks cheaper to the planner than their index, and is not: each is taken apart into trigrams.
alter function search_words_alike(text) set enable_seqscan = off;
