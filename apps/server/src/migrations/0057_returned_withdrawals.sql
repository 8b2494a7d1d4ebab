-- A transfer that the receiving bank sent back: who of the staff booked it, when, and the bank's reason.
alter table withdrawal
  add column id_returner bigint references users (id),
  add column returned_at timestamptz,
  drop constraint withdrawal_check,
  drop constraint withdrawal_check2,
  drop constraint withdrawal_check3,
  add constraint withdrawal_decided check ((state in ('approved', 'sent', 'rejected', 'returned')) = (id_decider is not null)),
  add constraint withdrawal_reason check (reason is null or state in ('rejected', 'returned')),
  add constraint withdrawal_in_batch check ((state in ('sent', 'returned')) = (id_batch is not null)),
  add constraint withdrawal_returned check (
    (state = 'returned') = (id_returner is not null) and (id_returner is null) = (returned_at is null));

insert into withdrawal_edge values ('sent', 'returned');
