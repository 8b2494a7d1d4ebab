-- What providers wrote stays for a month, to look things up; it goes earlier with whoever it names.
create index webhook_inbox_bodies on webhook_inbox (handled_at) where body is not null;
create index webhook_inbox_reference on webhook_inbox (reference) where body is not null;
create index webhook_inbox_payment on webhook_inbox (payment) where body is not null;
