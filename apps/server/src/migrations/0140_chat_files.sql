-- Chats have files too: documents, and whatever else can be looked at. A fan uploads voice notes and files for chats alone.
alter table upload add column for_chat boolean not null default false;
alter table private_file
  add column is_file boolean not null default false,
  add column bytes bigint check (bytes > 0),
  drop constraint private_file_kind,
  add constraint private_file_kind check (is_video::int + is_audio::int + is_file::int <= 1);

-- The size of a picture where it is widest, so that a page keeps room for it. Older ones have none.
alter table media
  add column width int check (width > 0),
  add column height int check (height > 0),
  add constraint media_size check ((width is null) = (height is null));

-- What was uploaded belongs to one message.
drop index chat_attachment_image;
drop index chat_attachment_file;
create unique index chat_attachment_image on chat_attachment (id_image) where id_image is not null;
create unique index chat_attachment_file on chat_attachment (id_file) where id_file is not null;

alter table chat_attachment
  add constraint chat_attachment_named check (kind <> 'FILE' or (name <> '' and bytes > 0)),
  add constraint chat_attachment_length check (milliseconds between 1 and 300000),
  add constraint chat_attachment_peaks check (cardinality(peaks) between 1 and 120 and 0 <= all (peaks) and 100 >= all (peaks));
