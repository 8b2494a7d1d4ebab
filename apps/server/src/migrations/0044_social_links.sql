-- The way back from a social account that was connected by somebody else; it leads to the address it was mailed to.
alter type link_purpose add value 'revertSocial';
alter table mailed_link drop constraint mailed_link_check1,
  add check ((email is not null) = (purpose::text in ('confirmEmail', 'revertEmail', 'corporateEmail', 'revertSocial')));

-- By which social account a session was opened: it ends with it.
alter table session add column id_social_account bigint references social_account (id) on delete set null;
create index session_of_social_account on session (id_social_account) where id_social_account is not null;
