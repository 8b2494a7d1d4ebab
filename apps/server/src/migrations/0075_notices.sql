-- What a notification is about is a pair, so that a new module needs no column of its own. No foreign keys, as before.
alter table event_log add column subject_type text, add column subject_id bigint, add column params jsonb not null default '{}';
update event_log set
  subject_type = case when id_order is not null then 'order' when id_post is not null then 'post'
    when id_product is not null then 'product' end,
  subject_id = coalesce(id_order, id_post, id_product),
  params = jsonb_strip_nulls(jsonb_build_object('product', product_name, 'productType', product_type, 'text', text,
    'idProduct', case when id_order is not null or id_post is not null then id_product end));
alter table event_log alter column params drop default,
  add check ((subject_type is null) = (subject_id is null));

drop index event_log_unread_of_order;
alter table event_log drop column id_order, drop column id_post, drop column id_product, drop column product_name,
  drop column product_type, drop column text;
-- What a further message renews, and what the page of an order marks as read.
create index event_log_unread_of_subject on event_log (id_user, subject_type, subject_id)
  where read_at is null and subject_id is not null;

-- One system for mails instead of two: what was switched off for a sort of mails is switched off for each kind of it.
insert into notification_choice (id_user, type, in_app, email, push)
select users.id, kind.type, true, false, kind.push from users cross join (values
  ('NEW_COMMENT', true), ('NEW_POST', true), ('NEW_COMMENT_ANSWER', true), ('POPULAR_POST', true),
  ('AUCTION_STARTED_FOR_OWNER', true), ('FIRST_BID', true), ('AUCTION_ENDED_FOR_OWNER', true),
  ('AUCTION_ENDED_NO_BIDS', true), ('NEW_BID', true), ('HIGHER_BID', true), ('AUCTION_ENDED_LOSE', true),
  ('AUCTION_ENDED_WIN', true), ('LIKE_POST', false), ('LIKE_COMMENT', false), ('LIKE_COMMENT_ANSWER', false),
  ('NEW_PRODUCT', true), ('EVERYTHING_SOLD', true), ('NEW_PRODUCT_REACTION', true), ('COLLABORATION_APPROVED', true),
  ('COMMUNITY_NEW_COMMENT', true), ('COMMUNITY_NEW_COMMENT_ANSWER', true), ('COMMUNITY_LIKE_POST', false),
  ('COMMUNITY_LIKE_COMMENT', false), ('COMMUNITY_LIKE_COMMENT_ANSWER', false), ('COMMUNITY_NEW_POST', true),
  ('PURCHASED_SUBSCRIPTION', true)) as kind (type, push)
where not users.email_activity
on conflict (id_user, type) do update set email = false;
insert into notification_choice (id_user, type, in_app, email, push)
select users.id, kind.type, true, false, true
from users cross join (values ('MISS_YOU_POST'), ('BACK_ONLINE'), ('PRODUCT_REMIND')) as kind (type)
where not users.email_reminders
on conflict (id_user, type) do update set email = false;
-- Nothing sends news yet; who asked for them is remembered until something does.
insert into notification_choice (id_user, type, in_app, email, push)
select id, 'NEWS', false, true, false from users where email_news;
alter table users drop column email_activity, drop column email_reminders, drop column email_news;

-- Off after somebody has unsubscribed: only the mails that cannot be switched off are sent.
alter table notification_setting add column optional_emails boolean not null default true;
