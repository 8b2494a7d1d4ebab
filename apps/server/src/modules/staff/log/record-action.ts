import type { Tx } from '../../../platform/database/database.ts';

type StaffAction = {
  idStaff: number;
  /** In the past tense: `withdrawal.approved`. */
  action: string;
  /** What it was done to: `withdrawal 7`. */
  subject: string;
  /** Ids and figures only; no names or texts about people. */
  detail?: Readonly<Record<string, string | number>>;
  at: Date;
};

/** Records an action in the same transaction as the action itself, so that neither exists without the other. */
export const recordStaffAction = async (tx: Tx, { idStaff, action, subject, detail = {}, at }: StaffAction) => {
  await tx
    .insertInto('staff_action')
    .values({ id_staff: idStaff, action, subject, detail: JSON.stringify(detail), at })
    .execute();
};
