-- A link that the app opens: joins one plan for one person, once. `ref` is the plan.
alter type link_purpose add value 'subscribe';
alter table mailed_link drop constraint mailed_link_check2,
  add check ((ref is not null) = (purpose::text in ('withdraw', 'appeal', 'subscribe')));
