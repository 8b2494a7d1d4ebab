import type { Invariant } from '../../ledger/index.ts';

export const fourEyes: Invariant = {
  id: 'I19',
  name: 'four-eyes',
  description: 'the approver of a withdrawal that needs two staff members neither exported nor downloaded it',
  violationsSql: `
    select w.id, w.amount, w.id_decider as id_staff, b.id as id_batch
    from withdrawal w join withdrawal_batch b on b.id = w.id_batch
    where w.amount >= b.four_eyes_from and (
      b.id_staff = w.id_decider
      or exists (select from withdrawal_download d where d.id_batch = b.id and d.id_staff = w.id_decider))`,
};
