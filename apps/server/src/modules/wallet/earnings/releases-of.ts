import type { Tx } from '../../../platform/database/database.ts';
import type { EntryKey } from '../../ledger/index.ts';

/** The transactions that released what another transaction earned. */
export const releasesOf = async (tx: Tx, { kind, ref }: EntryKey): Promise<EntryKey[]> => {
  const rows = await tx
    .selectFrom('earning')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', String(ref))
    .execute();
  return rows.map(({ id }) => ({ kind: 'earning.released', ref: id }));
};
