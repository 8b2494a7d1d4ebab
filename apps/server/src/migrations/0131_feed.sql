-- Posts in the feeds of talents, where the talent posts, and in their communities, where members post too.
create type feed_space as enum ('feed', 'community');

create table feed_category (
  id bigint generated always as identity primary key,
  space feed_space not null,
  id_talent bigint not null references users (id),
  name text not null,
  created_at timestamptz not null,
  unique (id_talent, space, id)
);
create unique index feed_category_name on feed_category (id_talent, space, lower(name));

-- What is known of a video on YouTube or Vimeo.
create table video (
  site text not null check (site in ('YOUTUBE', 'VIMEO')),
  id_video text not null,
  title text not null,
  id_image text references media (id),
  -- Whether the site answered; otherwise it is asked again.
  found boolean not null,
  asked_at timestamptz not null,
  primary key (site, id_video)
);
create index video_image on video (id_image);

create table post (
  id bigint generated always as identity primary key,
  space feed_space not null,
  -- Whose page it is on.
  id_talent bigint not null references users (id),
  id_author bigint not null references users (id),
  title text not null,
  text text not null,
  audience product_audience not null check (space = 'feed' or audience = 'members'),
  id_category bigint,
  video_site text,
  video_id text,
  id_file text references private_file (id),
  file_kind text check (file_kind in ('VIDEO', 'AUDIO')),
  -- Of all that it says and shows.
  content_hash bytea not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Scheduled for then; null for a draft.
  publish_at timestamptz,
  published_at timestamptz,
  edited_at timestamptz,
  pinned_at timestamptz,
  slow_seconds int not null default 0,
  popular_at timestamptz,
  removed_at timestamptz,
  removed_by bigint references users (id),
  id_decision bigint references decision (id),
  foreign key (video_site, video_id) references video (site, id_video),
  foreign key (id_talent, space, id_category) references feed_category (id_talent, space, id) on delete set null (id_category),
  unique (id, id_talent),
  check ((id_file is null) = (file_kind is null)),
  check ((video_site is null) = (video_id is null)),
  check (pinned_at is null or (published_at is not null and removed_at is null))
);
create index post_listed on post (id_talent, space, published_at desc, id desc)
  where published_at is not null and removed_at is null;
create index post_in_category on post (id_category, published_at desc, id desc)
  where published_at is not null and removed_at is null;
create index post_of_author on post (id_author, space, id desc) where removed_at is null;
create index post_due on post (publish_at) where published_at is null and removed_at is null;
create index post_removed on post (removed_at) where removed_at is not null;
create index post_file on post (id_file) where id_file is not null;
create index post_video on post (video_site, video_id) where video_id is not null;
create index post_decision on post (id_decision) where id_decision is not null;
create unique index post_pinned on post (id_talent, space) where pinned_at is not null;
-- The same content twice is refused.
create unique index post_once on post (id_author, id_talent, space, content_hash) where removed_at is null;

create index post_for_members on post (id_talent, space)
  where audience = 'members' and published_at is not null and removed_at is null;

-- A post names only plans of its own talent.
create table post_plan (
  id_post bigint not null,
  id_plan bigint not null,
  id_talent bigint not null,
  primary key (id_post, id_plan),
  foreign key (id_post, id_talent) references post (id, id_talent) on delete cascade,
  foreign key (id_plan, id_talent) references membership_plan (id_product, id_talent)
);
create index post_plan_of_plan on post_plan (id_plan);

create table post_picture (
  id_post bigint not null references post (id) on delete cascade,
  position int not null check (position between 0 and 9),
  id_image text not null references media (id),
  alt text not null,
  primary key (id_post, position)
);
create index post_picture_image on post_picture (id_image);

-- What a post said before it was changed.
create table post_edit (
  id bigint generated always as identity primary key,
  id_post bigint not null references post (id) on delete cascade,
  title text not null,
  text text not null,
  replaced_at timestamptz not null,
  id_editor bigint not null references users (id)
);
create index post_edit_post on post_edit (id_post, id);

create table poll (
  id_post bigint primary key references post (id) on delete cascade,
  ends_at timestamptz not null
);
create table poll_answer (
  id bigint generated always as identity primary key,
  id_post bigint not null references poll (id_post) on delete cascade,
  position int not null check (position between 0 and 5),
  text text not null,
  votes int not null default 0 check (votes >= 0),
  unique (id_post, position),
  unique (id_post, id)
);
create table poll_vote (
  id_post bigint not null references poll (id_post) on delete cascade,
  id_user bigint not null references users (id),
  id_answer bigint not null,
  at timestamptz not null,
  primary key (id_post, id_user),
  foreign key (id_post, id_answer) references poll_answer (id_post, id) on delete cascade
);
create index poll_vote_user on poll_vote (id_user);

create table post_comment (
  id bigint generated always as identity primary key,
  id_post bigint not null references post (id) on delete cascade,
  -- The comment that it answers. Answers cannot be answered: the key below only finds comments that are no answers.
  id_parent bigint,
  is_answer boolean not null generated always as (id_parent is not null) stored,
  answers_answer boolean generated always as (case when id_parent is not null then false end) stored,
  id_author bigint not null references users (id),
  text text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint references users (id),
  -- Removed together with the comment that it answers.
  removed_with bigint,
  id_decision bigint references decision (id),
  unique (id, id_post, is_answer),
  foreign key (id_parent, id_post, answers_answer) references post_comment (id, id_post, is_answer) on delete cascade
);
create index post_comment_listed on post_comment (id_post, id desc) where id_parent is null and removed_at is null;
create index post_comment_answers on post_comment (id_parent, id desc) where removed_at is null;
create index post_comment_of_author on post_comment (id_author, id desc) where removed_at is null;
create index post_comment_removed on post_comment (removed_at) where removed_at is not null;
create index post_comment_decision on post_comment (id_decision) where id_decision is not null;
create unique index post_comment_once on post_comment (id_post, id_author, coalesce(id_parent, 0), md5(text)) where removed_at is null;

create table post_like (
  id_post bigint not null references post (id) on delete cascade,
  id_user bigint not null references users (id),
  at timestamptz not null,
  primary key (id_post, id_user)
);
create index post_like_user on post_like (id_user);
create table comment_like (
  id_comment bigint not null references post_comment (id) on delete cascade,
  id_user bigint not null references users (id),
  at timestamptz not null,
  primary key (id_comment, id_user)
);
create index comment_like_user on comment_like (id_user);

-- No notifications about this post for this user.
create table post_mute (
  id_post bigint not null references post (id) on delete cascade,
  id_user bigint not null references users (id),
  primary key (id_post, id_user)
);
create index post_mute_user on post_mute (id_user);

-- The same for a comment and its answers.
create table comment_mute (
  id_comment bigint not null references post_comment (id) on delete cascade,
  id_user bigint not null references users (id),
  primary key (id_comment, id_user)
);
create index comment_mute_user on comment_mute (id_user);

-- When somebody who was away last heard of a new post.
create table missed_post (
  id_user bigint primary key references users (id),
  at timestamptz not null
);

create table feed_moderator (
  id_talent bigint not null references users (id),
  id_user bigint not null references users (id),
  since timestamptz not null,
  primary key (id_talent, id_user),
  check (id_talent <> id_user)
);
create index feed_moderator_user on feed_moderator (id_user);

-- Who may not write on a talent's page; null: for ever.
create table feed_restriction (
  id_talent bigint not null references users (id),
  id_user bigint not null references users (id),
  since timestamptz not null,
  until timestamptz,
  primary key (id_talent, id_user),
  check (id_talent <> id_user)
);
create index feed_restriction_user on feed_restriction (id_user);

-- Counted by triggers, so that they are exact whatever happens at once. A row exists once there is something to count.
create table post_count (
  id_post bigint primary key references post (id) on delete cascade,
  likes int not null default 0 check (likes >= 0),
  -- Comments and answers that can be seen.
  responses int not null default 0 check (responses >= 0),
  -- Those that are no answers.
  comments int not null default 0 check (comments >= 0)
) with (fillfactor = 50);
create table comment_count (
  id_comment bigint primary key references post_comment (id) on delete cascade,
  likes int not null default 0 check (likes >= 0),
  answers int not null default 0 check (answers >= 0)
) with (fillfactor = 50);

-- For each statement, in one order for everybody: whoever leaves takes many at once.
create function count_post_likes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into post_count as counted (id_post, likes)
      select id_post, count(*) from changed group by 1 order by 1
      on conflict (id_post) do update set likes = counted.likes + excluded.likes;
  else
    perform from post_count c where c.id_post in (select id_post from changed) order by c.id_post for no key update;
    update post_count counted set likes = counted.likes - gone.likes
      from (select id_post, count(*) as likes from changed group by 1) gone where counted.id_post = gone.id_post;
  end if;
  return null;
end
$$;
create trigger post_like_counted after insert on post_like referencing new table as changed
  for each statement execute function count_post_likes();
create trigger post_unlike_counted after delete on post_like referencing old table as changed
  for each statement execute function count_post_likes();

create function count_comment_likes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into comment_count as counted (id_comment, likes)
      select id_comment, count(*) from changed group by 1 order by 1
      on conflict (id_comment) do update set likes = counted.likes + excluded.likes;
  else
    perform from comment_count c where c.id_comment in (select id_comment from changed) order by c.id_comment for no key update;
    update comment_count counted set likes = counted.likes - gone.likes
      from (select id_comment, count(*) as likes from changed group by 1) gone where counted.id_comment = gone.id_comment;
  end if;
  return null;
end
$$;
create trigger comment_like_counted after insert on comment_like referencing new table as changed
  for each statement execute function count_comment_likes();
create trigger comment_unlike_counted after delete on comment_like referencing old table as changed
  for each statement execute function count_comment_likes();

create function count_comments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into post_count as counted (id_post, responses, comments)
    select id_post, count(*), count(*) filter (where id_parent is null) from changed where removed_at is null group by 1 order by 1
    on conflict (id_post) do update
      set responses = counted.responses + excluded.responses, comments = counted.comments + excluded.comments;
  insert into comment_count as counted (id_comment, answers)
    select id_parent, count(*) from changed where removed_at is null and id_parent is not null group by 1 order by 1
    on conflict (id_comment) do update set answers = counted.answers + excluded.answers;
  return null;
end
$$;
create trigger post_comment_counted after insert on post_comment referencing new table as changed
  for each statement execute function count_comments();

-- What was removed, put back or erased.
create function recount_comments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  difference record;
begin
  for difference in
    select id_post, sum(more) as responses, sum(more) filter (where id_parent is null) as comments from (
      select before.id_post, before.id_parent, (now.removed_at is null)::int - (before.removed_at is null)::int as more
        from gone before join changed now on now.id = before.id) moved
      where more <> 0 group by 1 order by 1
  loop
    update post_count c set responses = c.responses + difference.responses,
      comments = c.comments + coalesce(difference.comments, 0) where c.id_post = difference.id_post;
  end loop;
  for difference in
    select id_parent, sum(more) as answers from (
      select before.id_parent, (now.removed_at is null)::int - (before.removed_at is null)::int as more
        from gone before join changed now on now.id = before.id) moved
      where more <> 0 and id_parent is not null group by 1 order by 1
  loop
    update comment_count c set answers = c.answers + difference.answers where c.id_comment = difference.id_parent;
  end loop;
  return null;
end
$$;
create trigger post_comment_recounted after update on post_comment referencing old table as gone new table as changed
  for each statement execute function recount_comments();

create function count_votes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In one order for everybody: two who change to each other's answer must not wait for each other.
  perform from poll_answer where id in (
    case when tg_op <> 'INSERT' then old.id_answer end, case when tg_op <> 'DELETE' then new.id_answer end)
    order by id for no key update;
  if tg_op <> 'INSERT' then
    update poll_answer set votes = votes - 1 where id = old.id_answer;
  end if;
  if tg_op <> 'DELETE' then
    update poll_answer set votes = votes + 1 where id = new.id_answer;
  end if;
  return null;
end
$$;
create trigger poll_vote_counted after insert or delete or update of id_answer on poll_vote
  for each row execute function count_votes();

-- The history of a post is for staff and cannot be changed; it ends with the account that wrote it.
create function erase_post_edits(editor bigint) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from post_edit where id_editor = editor or id_post in (select id from post where id_author = editor or id_talent = editor)
$$;

revoke insert, update, delete, truncate on post_count, comment_count from stagedoor_program;
revoke update, delete, truncate on post_edit from stagedoor_program;
revoke all on function count_post_likes, count_comment_likes, count_comments, recount_comments, count_votes, erase_post_edits from public;
grant execute on function erase_post_edits to stagedoor_program;
