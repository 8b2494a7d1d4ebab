-- What a fan writes when they change a monthly gift: it goes with the next payment, and is gone with the agreement.
alter table recurring_agreement add column next_text text check (char_length(next_text) <= 500),
  add constraint agreement_ended_says_nothing check (state <> 'ended' or next_text is null);
