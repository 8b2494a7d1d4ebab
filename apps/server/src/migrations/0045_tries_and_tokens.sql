-- How many tries a window takes is the program's rule, one for each kind; one that proved right is given back.
alter table attempt drop constraint attempt_count_check, add check (count >= 0);

-- The next token is handed out until it is used once. It is derived from the one before, this salt and the secret key, so that the
-- same one can be handed out again although only its hash is kept.
alter table session_token add column generation int not null default 0, add column renewal_salt bytea;
-- The newest generation that was used; tokens of earlier ones are replaced.
alter table session add column generation int not null default 0;
-- Until the next one is used there are two.
drop index session_token_current;
