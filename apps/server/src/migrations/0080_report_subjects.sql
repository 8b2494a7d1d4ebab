-- Which kinds of things can be reported is known to the modules that own them.
drop index report_open;
alter table report alter column subject type text using subject::text;
alter table report add constraint report_subject_name check (subject ~ '^[A-Z][A-Z_]{0,39}$');
drop type report_subject;
create unique index report_open on report (subject, id_subject) where closed_at is null;
