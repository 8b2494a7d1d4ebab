-- The talents with live agreements, one after the other, without reading the agreements.
create index recurring_agreement_live_of_talent on recurring_agreement (id_talent) where state <> 'ended';
