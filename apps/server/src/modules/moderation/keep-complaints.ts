import type { Keeper } from '../accounts/index.ts';

/** What somebody complained about. What others said about them stays with the report, for staff. */
export const complaintKeeper: Keeper = {
  collect: async (tx, idUser) => ({
    complaints: await tx
      .selectFrom('complaint')
      .innerJoin('report', 'report.id', 'complaint.id_report')
      .select(['report.subject', 'report.id_subject', 'complaint.reason', 'complaint.text', 'complaint.created_at'])
      .where('complaint.id_user', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('complaint').where('id_user', '=', idUser).execute();
  },
};
