-- Apart from its use: a new value of an enum can be used only after it is committed.
alter type withdrawal_state add value 'returned';
