-- A payment is made on the provider's page or with a kept card; the owner of a kept card is there (on session) or is not. A
-- bank may want to ask the owner, which the payment waits for. What is to be captured later is held first.
alter table payment
  add column kept_card boolean not null default false,
  -- Authorised now; how much of it is taken is decided later.
  add column capture_later boolean not null default false,
  -- Decided: so much is taken, and the rest is let go. 0 lets go of all of it.
  add column to_capture bigint,
  -- When the provider lets go of it by itself.
  add column capture_by timestamptz,
  drop constraint payment_check,
  drop constraint payment_check2;
update payment set kept_card = true where off_session;
alter table payment
  add constraint payment_captured check (captured between 0 and amount and (capture_later or captured in (0, amount))),
  add constraint payment_to_capture check (to_capture is null or (capture_later and to_capture between 0 and amount)),
  add constraint payment_one_hold check (not (hold and capture_later)),
  add constraint payment_off_session check (kept_card or not off_session),
  add constraint payment_back check (off_session or success_path is not null),
  add constraint payment_held check (state not in ('held', 'released') or (capture_later and provider_payment is not null)),
  add constraint payment_authenticated check (state <> 'needsAuthentication' or (kept_card and provider_payment is not null));

insert into payment_edge values
  ('recorded', 'needsAuthentication'),
  ('needsAuthentication', 'paid'), ('needsAuthentication', 'failed'), ('needsAuthentication', 'expired'),
  ('recorded', 'held'), ('open', 'held'), ('needsAuthentication', 'held'),
  -- Authorised after it was given up here: it is let go of.
  ('expired', 'held'), ('failed', 'held'),
  ('held', 'paid'), ('held', 'released'),
  -- Authorised and lapsed before we looked.
  ('recorded', 'released'), ('open', 'released'), ('needsAuthentication', 'released'), ('expired', 'released'),
  ('failed', 'released');

drop index payment_one_open_deposit;
create unique index payment_one_open_deposit on payment (id_user)
  where purpose = 'deposit' and state in ('recorded', 'open', 'needsAuthentication');

-- The card that was used last is offered first.
alter table saved_card add column used_at timestamptz;
