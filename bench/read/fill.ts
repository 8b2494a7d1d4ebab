import pg from 'pg';

const firstNames = ['Орися', 'Тарас', 'Соломія', 'Олексій', 'Марта', 'Ігор', 'Дарина', 'Юрій', 'Оксана', 'Павло'];
const beginnings = ['Шевч', 'Кова', 'Бонд', 'Тка', 'Гай', 'Кравч', 'Мель', 'Пола', 'Сидор', 'Черн', 'Хвиль', 'Згур'];
const middles = ['а', 'о', 'и', 'ен', 'ер', 'іль', 'ян', 'ур', 'ов', 'ич', 'ол', 'уб', 'ет', 'ім', 'оз'];
const endings = ['енко', 'чук', 'ський', 'юк', 'ів', 'енчук', 'аренко', 'еля', 'ко', 'ович', 'ишин', 'уха'];
const crafts = ['Співачка', 'Актор', 'Футболістка', 'Письменник', 'Пекарка', 'Астроном', 'Художниця', 'Шахіст'];
const cities = ['Львів', 'Київ', 'Одеса', 'Полтава', 'Чернівці', 'Ужгород', 'Харків', 'Дніпро', 'Херсон', 'Луцьк'];
const adjectives = ['Тепла', 'Тиха', 'Весела', 'Святкова', 'Ранкова', 'Домашня', 'Давня', 'Нова', 'Срібна', 'Літня'];
const things = ['колискова', 'листівка', 'розмова', 'обіцянка', 'світлина', 'пісня', 'казка', 'порада', 'мапа', 'гра'];

const array = (words: string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
const pick = (words: string[], seed: string) => `(${array(words)})[1 + mod(${seed}, ${words.length})]`;
const inThree = (text: string) => `jsonb_build_object('en', ${text}, 'uk', ${text}, 'ru', ${text})`;

const productTypes = ['AUTOGRAPH', 'VIDEO_GREETING', 'AUTO_REPLY', 'MSG', 'CALL'];
const perTalent = 10;

/**
 * Made-up talents with ten products each, inserted by SQL. Their names use a realistic vocabulary instead of one word
 * per row. Triggers and foreign keys are disabled, so this also writes what the
 * triggers would.
 */
export const fill = async (superUrl: string, talents: number) => {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run(
    `set session_replication_role = replica; set maintenance_work_mem = '256MB'; set synchronous_commit = off;`,
  );
  const indexes = await client.query<{ name: string; definition: string }>(`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename in ('product', 'variation', 'product_word', 'talent_word')
      and not exists (select from pg_constraint c where c.conname = i.indexname)`);
  for (const { name } of indexes.rows) await run(`drop index ${name}`);

  const name = `${pick(firstNames, 'n')} || ' ' || ${pick(beginnings, 'n / 10')} || ${pick(middles, 'n / 120')}
    || ${pick(endings, 'n / 1800')}`;
  const headline = `${pick(crafts, 'n')} || ', ' || ${pick(cities, 'n / 8')}`;
  await run(`
    insert into talent_group (name, "order", title) select 'group-' || n, n, ${inThree(`'Group ' || n`)}
      from generate_series(1, 8) n;
    insert into category (id_group, name, "order", title) select n, 'category-' || n, 1, ${inThree(`'Category ' || n`)}
      from generate_series(1, 8) n;
    create table person as select n, ${name} as name from generate_series(1, ${talents}) n;
    insert into users (id, name, nickname, role, status, created_at) overriding system value
      select n, name, 'person-' || n, 'EXPERT', 'ACTIVE', now() from person;
    insert into talent (id_user, id_group, names, headline, about, languages, rank, approved_at)
      select n, 1 + n % 8, ${inThree('name')}, ${inThree(headline)}, ${inThree(`'Про себе'`)}, '{uk}', n, now()
      from person;
    insert into talent_category select n, 1 + n % 8 from person;
    create table spelt as select name, unnest(search_words(name)) as word from (select distinct name from person) d;
    insert into search_word (word) select distinct word from spelt;
    insert into talent_word select w.id, p.n, p.n from person p join spelt s using (name) join search_word w using (word)
      order by 1, 2;
    select keep_topic_words(topic_key('group', id), all_spellings(title)) from talent_group;
    select keep_topic_words(topic_key('category', id), all_spellings(title)) from category;
    create table told as select headline, unnest(telling_words(headline ->> 'uk', 3)) as word
      from (select distinct headline from talent) d;
    insert into search_word (word) select distinct word from told on conflict do nothing;
    insert into talent_word
      select w.id, t.id_user, t.rank, false from talent t join told using (headline) join search_word w using (word)
      union all select w.id, t.id_user, t.rank, false from talent t
        join search_word w on w.word in (topic_key('group', t.id_group), topic_key('category', t.id_group))
      order by 1, 2;`);

  const thing = `${pick(adjectives, 'n % 10')} || ' ' || ${pick(things, '(n / 7) % 10 + n % 10')}`;
  await run(`
    create table thing as select n, 1 + (n - 1) / ${perTalent} as owner, ${thing} as name
      from generate_series(1, ${talents * perTalent}) n;
    insert into product (id, id_owner, type, language, name, short_about, about, content_hash, created_at, updated_at,
        open_until, in_stock_until, lowest_price, position)
      overriding system value
      select n, owner, (${pick(productTypes, 'n')})::product_type, 'uk', ${inThree(`name || ' ' || n`)},
        ${inThree(`'Коротко'`)}, ${inThree(`'Довго'`)}, decode(md5(n::text), 'hex'), now(), now(), 'infinity', 'infinity',
        500 + n % 9000, n from thing;
    insert into variation (id_product, "order", price) select n, 0, 500 + n % 9000 from thing;
    create table called as select name, unnest(search_words(name)) as word from (select distinct name from thing) d;
    insert into search_word (word) select distinct word from called on conflict do nothing;
    insert into product_word
      select id_word, n from (
        select w.id as id_word, t.n from thing t join called c using (name) join search_word w using (word)
        union select w.id_word, t.n from thing t join talent_word w on w.id_user = t.owner and w.in_name) words order by 1, 2;
    insert into product_word select w.id, p.id, false from product p join search_word w on w.word = topic_key('type', p.type)
      order by 1, 2;
    drop table person, spelt, told, thing, called;`);
  for (const { definition } of indexes.rows) await run(definition);
  await run('vacuum analyze');
  await client.end();
};
