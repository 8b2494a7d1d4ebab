-- A new value of an enum can be used only after the transaction that adds it.
alter type order_state add value 'shipped' after 'processing';
