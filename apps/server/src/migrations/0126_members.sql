-- A talent's current members, the latest first.
create index recurring_agreement_members on recurring_agreement (id_talent, id desc)
  where kind = 'membership' and state <> 'ended';
