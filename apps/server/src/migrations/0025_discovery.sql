-- One spelling for what people write in many: Cyrillic or Latin, with accents or without, Kyiv or Kiev. What is kept and what is
-- asked go through the same fold, so it need not be anybody's romanisation, only always the same one.
create function search_fold(given text) returns text language sql stable strict parallel safe as $$
  with latin as (
    select lower(unaccent(
      replace(replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(
          translate(given,
            'АБВГҐДЕЄЁЭЗИІЇЙЫКЛМНОПРСТУФХабвгґдеєёэзиіїйыклмнопрстуфхЬЪьъ''’ʼ`',
            'abvhhdeeeeziiiiiklmnoprstufhabvhhdeeeeziiiiiklmnoprstufh'),
          'Ж', 'zh'), 'ж', 'zh'), 'Ц', 'ts'), 'ц', 'ts'), 'Ч', 'ch'), 'ч', 'ch'),
        'Ш', 'sh'), 'ш', 'sh'), 'Щ', 'sh'), 'щ', 'sh'), 'Ю', 'iu'), 'ю', 'iu'), 'Я', 'ia'), 'я', 'ia'))) as word
  )
  select regexp_replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(word,
        'shch', 'sh'), 'sch', 'sh'), 'kh', 'h'), 'gh', 'h'), 'ph', 'f'), 'th', 't'), 'ck', 'k'), 'x', 'ks'),
      'yjgwq', 'iihvk'),
    'c(?!h)', 'k', 'g'),
    '([a-z])\1+', '\1', 'g'),
    'ie', 'e', 'g')
  from latin
$$;

create function search_words(given text) returns text[] language sql stable strict parallel safe as $$
  select coalesce(array_agg(distinct word collate "C"), '{}')
  from regexp_split_to_table(search_fold(given), '[\s[:punct:]«»“”„–—…·№]+') as split (word)
  where word <> ''
$$;

-- Every folded word that somebody's name or a product's name has. Names grow for ever, their words hardly: what is misspelt is
-- looked for here, and the rest is a look-up.
create table search_word (
  id int generated always as identity primary key,
  word text collate "C" not null unique
);
create index search_word_close on search_word using gin (word gin_trgm_ops);

-- Two typos in ten letters leave less than the usual three tenths in common. The setting is known only once the extension is
-- loaded, which calling it does.
select similarity('', '');
create function search_words_alike(typed text) returns setof search_word language sql stable
  set pg_trgm.similarity_threshold = '0.2' as $$
  select * from search_word where word % typed order by similarity(word, typed) desc, id limit 25
$$;

create table talent_word (
  id_word int not null references search_word (id),
  id_user bigint not null references talent (id_user) on delete cascade,
  rank int not null,
  primary key (id_word, id_user)
);
create index talent_word_ranked on talent_word (id_word, rank desc, id_user);
create index talent_word_of_talent on talent_word (id_user);

-- A product is found by its own name and by its owner's.
create table product_word (
  id_word int not null references search_word (id),
  id_product bigint not null references product (id) on delete cascade,
  primary key (id_word, id_product)
);
create index product_word_of_product on product_word (id_product);

create function search_word_ids(words text[]) returns setof int language plpgsql as $$
begin
  -- In one order for everybody: two who bring the same new words must not wait for each other.
  insert into search_word (word)
    select w.word from unnest(words) as w (word)
    where not exists (select from search_word s where s.word = w.word) order by w.word collate "C"
    on conflict do nothing;
  return query select s.id from search_word s where s.word = any(words);
end
$$;

create function all_spellings(given localized) returns text language sql immutable strict parallel safe as $$
  select concat_ws(' ', given ->> 'en', given ->> 'uk', given ->> 'ru')
$$;

create function keep_product_words(wanted bigint) returns void language plpgsql as $$
begin
  delete from product_word where id_product = wanted;
  insert into product_word (id_word, id_product)
    select search_word_ids(search_words(concat_ws(' ', all_spellings(p.name), coalesce(all_spellings(t.names), u.name)))), p.id
    from product p join users u on u.id = p.id_owner left join talent t on t.id_user = u.id
    where p.id = wanted;
end
$$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform keep_product_words(new.id);
  return null;
end
$$;
create trigger product_words after insert or update of name, id_owner on product
  for each row execute function product_changed();

create function talent_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    delete from talent_word where id_user = new.id_user;
    insert into talent_word (id_word, id_user, rank)
      select search_word_ids(search_words(all_spellings(new.names))), new.id_user, new.rank;
  end if;
  if tg_op <> 'UPDATE' or new.names <> old.names then
    perform keep_product_words(p.id) from product p where p.id_owner = coalesce(new.id_user, old.id_user);
  end if;
  return null;
end
$$;
create trigger talent_words after insert or delete or update of names, rank on talent
  for each row execute function talent_changed();

update talent set rank = rank;
select keep_product_words(id) from product;

-- What somebody is known for, finer than a category.
create table tag (
  id bigint generated always as identity primary key,
  id_category bigint not null references category (id),
  name text not null unique,
  title localized not null
);
create index tag_of_category on tag (id_category, id);

create table talent_tag (
  id_user bigint not null references talent (id_user) on delete cascade,
  id_tag bigint not null references tag (id),
  primary key (id_user, id_tag)
);
create index talents_of_tag on talent_tag (id_tag, id_user);

create table follow (
  id_user bigint not null references users (id),
  id_talent bigint not null references users (id),
  created_at timestamptz not null,
  primary key (id_user, id_talent),
  check (id_user <> id_talent)
);
create index follow_of_talent on follow (id_talent, id_user);

create type report_subject as enum ('USER', 'PRODUCT');
create type report_reason as enum (
  'SPAM', 'ADVERTISING', 'FRAUD', 'IMPERSONATION', 'PLAGIARISM', 'COPYRIGHT', 'HATE_SPEECH', 'RUDE_TEXT', 'INTOLERANCE',
  'MORALITY', 'INAPPROPRIATE', 'OFF_TOPIC', 'OTHER'
);

-- What staff look at once, however many people complained.
create table report (
  id bigint generated always as identity primary key,
  subject report_subject not null,
  id_subject bigint not null,
  -- Whose it is.
  id_owner bigint not null references users (id),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index report_open on report (subject, id_subject) where closed_at is null;
create index report_of_owner on report (id_owner);

create table complaint (
  id_report bigint not null references report (id),
  id_user bigint not null references users (id),
  reason report_reason not null,
  text text not null default '',
  created_at timestamptz not null,
  primary key (id_report, id_user)
);
create index complaint_of_user on complaint (id_user);
