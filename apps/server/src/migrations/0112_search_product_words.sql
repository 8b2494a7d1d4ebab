-- Products are found by what they are and by their short description, not only by their names.
alter table product_word
  add column in_name boolean not null default true,
  drop constraint product_word_pkey,
  add primary key (id_word, id_product) include (in_name);

create or replace function keep_product_words(wanted bigint) returns void language plpgsql as $$
begin
  delete from product_word where id_product = wanted;
  insert into product_word (id_word, id_product)
    select search_word_ids(search_words(concat_ws(' ', all_spellings(p.name), coalesce(all_spellings(t.names), u.name)))), p.id
    from product p join users u on u.id = p.id_owner left join talent t on t.id_user = u.id
    where p.id = wanted;
  insert into product_word (id_word, id_product, in_name)
    select search_word_ids(telling_words(all_spellings(p.short_about), 3) || array[topic_key('type', p.type)]), p.id, false
    from product p where p.id = wanted
    on conflict do nothing;
end
$$;
drop trigger product_words on product;
create trigger product_words after insert or update of name, short_about, id_owner on product
  for each row execute function product_changed();

-- What people type who look for a kind of product: what it is, and what it is for.
select keep_topic_words(topic_key('type', type), words) from (values
  ('AUTOGRAPH', 'autograph signature signed gift present автограф підпис подарунок подпись подарок'),
  ('VIDEO_GREETING', 'video greeting shoutout congratulations birthday anniversary wedding gift present відео привітання ' ||
    'день народження ювілей весілля подарунок видео поздравление привет день рождения юбилей свадьба подарок'),
  ('AUTO_REPLY', 'secret link content секретне посилання секретная ссылка'),
  ('PHYSICAL', 'merch merchandise goods gift present мерч товар подарунок подарок'),
  ('EVENT', 'event ticket concert show meeting подія квиток концерт зустріч событие мероприятие билет встреча'),
  ('COLLABORATION', 'collaboration partnership advertising brand співпраця реклама бренд сотрудничество'),
  ('MUSEUM_TOUR', 'museum tour ticket excursion музей екскурсія квиток экскурсия билет'),
  ('MSG', 'message question answer повідомлення запитання відповідь сообщение вопрос ответ'),
  ('CALL', 'call phone conversation дзвінок телефон розмова звонок разговор'),
  ('MESSAGE_PACKAGE', 'messages pack повідомлення пакет сообщения'),
  ('CALL_PACKAGE', 'calls phone minutes pack дзвінки телефон хвилини пакет звонки минуты'),
  ('DONATION', 'donation gift support пожертва підтримка подарунок пожертвование поддержка подарок'),
  ('SUBSCRIPTION', 'membership subscription club підписка клуб подписка'),
  ('AUCTION', 'auction bid lot аукціон ставка лот аукцион')) as kinds (type, words);

select keep_product_words(id) from product;
