import type { Tx } from '../../../platform/database/database.ts';

type StaffAction = {
  idStaff: number;
  /** In the past tense: `withdrawal.approved`. */
  action: string;
  /** What it was done to, as `withdrawal 7`. */
  subject: string;
  /** Ids and figures; names and texts about people stay where they are. */
  detail?: Readonly<Record<string, string | number>>;
  at: Date;
};

/** Belongs into the transaction of what was done: there is no staff action without its row, and no row without it. */
export const recordStaffAction = async (tx: Tx, { idStaff, action, subject, detail = {}, at }: StaffAction) => {
  await tx
    .insertInto('staff_action')
    .values({ id_staff: idStaff, action, subject, detail: JSON.stringify(detail), at })
    .execute();
};
