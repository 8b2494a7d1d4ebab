import type { RevocationReason } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import type { CertificateRow } from '../certificates.repo.ts';
import type { Deps } from '../deps.ts';
import { record } from '../log/record.ts';

type Ending = { state: 'superseded' } | { state: 'revoked'; revoked: RevocationReason };

/** The certificate does not hold any more; its page goes on saying what it said, and why it ended. */
export const endCertificate = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'outbox'>,
  { id, statement }: Pick<CertificateRow, 'id' | 'statement'>,
  ending: Ending,
): Promise<void> => {
  await tx
    .updateTable('certificate')
    .set({ ...ending, ended_at: deps.clock.now() })
    .where('id', '=', id)
    .execute();
  await record(tx, deps, ending.state, statement);
};
