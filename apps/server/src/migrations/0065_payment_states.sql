-- Apart from their use: a new value of an enum can be used only after it is committed.
alter type payment_state add value 'needsAuthentication';
alter type payment_state add value 'held';
alter type payment_state add value 'released';
