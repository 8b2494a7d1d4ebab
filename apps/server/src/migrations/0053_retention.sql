-- Notifications and what people were notified of are not kept for ever. What only grows, in the order of time, is found by
-- its time without a tree.
alter table notified_fact add column at timestamptz not null default now();
alter table notified_fact alter column at drop default;
create index notified_fact_age on notified_fact using brin (at) with (pages_per_range = 16);
create index event_log_age on event_log using brin (created_at) with (pages_per_range = 16);
