import type { Tx } from '../../../platform/database/database.ts';

export type Verification = { verifiedAt: string | null; accounts: string[] };

/** When our team approved a talent, and which accounts elsewhere were shown to be theirs. Some were invited and never applied. */
export const verificationOf = async (tx: Tx, idTalent: number): Promise<Verification> => {
  const approved = await tx
    .selectFrom('application')
    .select(['id', 'decided_at'])
    .where('id_user', '=', idTalent)
    .where('state', '=', 'approved')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!approved) return { verifiedAt: null, accounts: [] };
  const proven = await tx
    .selectFrom('application_profile')
    .select('address')
    .where('id_application', '=', approved.id)
    .where('proof', 'is not', null)
    .orderBy('place')
    .execute();
  return { verifiedAt: approved.decided_at?.toISOString() ?? null, accounts: proven.map(({ address }) => address) };
};
