import type { PersonalDataHandler } from '../../platform/personal-data.ts';

/**
 * The user's complaints, and decisions about them. Other users' complaints stay with the report, for staff; decisions
 * stay too, without their texts.
 */
export const moderationPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({
    complaints: await tx
      .selectFrom('complaint')
      .innerJoin('report', 'report.id', 'complaint.id_report')
      .select(['report.subject', 'report.id_subject', 'complaint.reason', 'complaint.text', 'complaint.created_at'])
      .where('complaint.id_user', '=', idUser)
      .execute(),
    decisions: await tx
      .selectFrom('decision')
      .leftJoin('appeal', 'appeal.id_decision', 'decision.id')
      .select(['verdict', 'duration', 'decision.reason', 'decision.decided_at', 'appeal.text as appeal'])
      .select(['appeal.created_at as appealed_at', 'result', 'appeal.reason as answer'])
      .where('id_owner', '=', idUser)
      .execute(),
  }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('complaint').where('id_user', '=', idUser).execute();
    const own = tx.selectFrom('decision').select('id').where('id_owner', '=', idUser);
    await tx.updateTable('appeal').set({ text: '' }).where('id_decision', 'in', own).execute();
    await tx
      .updateTable('appeal')
      .set({ reason: '' })
      .where('id_decision', 'in', own)
      .where('reason', 'is not', null)
      .execute();
    await tx.updateTable('decision').set({ reason: '' }).where('id_owner', '=', idUser).execute();
  },
};
