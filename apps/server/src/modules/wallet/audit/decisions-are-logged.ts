import type { Invariant } from '../../ledger/index.ts';

export const decisionsAreLogged: Invariant = {
  id: 'I19',
  name: 'decisions-are-logged',
  description: 'every decision by staff about a withdrawal is in the staff log',
  violationsSql: `
    select w.id, w.state::text as done, w.id_decider as id_staff from withdrawal w
    where w.id_decider is not null and not exists (
      select from staff_action s
      where s.subject = 'withdrawal ' || w.id and s.id_staff = w.id_decider
        and s.action = case w.state when 'rejected' then 'withdrawal.rejected' else 'withdrawal.approved' end)
    union all
    select w.id, 'returned', w.id_returner from withdrawal w
    where w.id_returner is not null and not exists (
      select from staff_action s
      where s.subject = 'withdrawal ' || w.id and s.id_staff = w.id_returner and s.action = 'withdrawal.returned')
    union all
    select b.id, 'exported', b.id_staff from withdrawal_batch b
    where not exists (
      select from staff_action s
      where s.subject = 'batch ' || b.id and s.id_staff = b.id_staff and s.action = 'withdrawals.exported')
    union all
    select d.id, 'downloaded', d.id_staff from withdrawal_download d
    where not exists (
      select from staff_action s
      where s.subject = 'batch ' || d.id_batch and s.id_staff = d.id_staff and s.at = d.at and s.action = 'withdrawals.downloaded')`,
};
