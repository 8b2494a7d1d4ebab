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
