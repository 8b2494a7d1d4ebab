import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import { fail } from '@stagedoor/contract/errors';
import { certificateStatement, type Naming } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import { type CertificateRow, lockOwn, lockValid } from '../certificates.repo.ts';
import type { Deps } from '../deps.ts';
import { record } from '../log/record.ts';
import { signStatement } from '../sign/sign-statement.ts';
import { named } from './named.ts';

type Chosen = { code: string; naming: Naming };

/** Signs the certificate anew, with as much of the recipient's name as its buyer wants to be seen. */
export const setNaming =
  (deps: Deps) =>
  (idUser: number, { code: typed, naming }: Chosen): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const code = readCertificateCode(typed);
      const own = (code === null ? undefined : await lockOwn(tx, code, idUser)) ?? fail('pageNotFound');
      await rename(tx, deps, own, { recipient: own.recipient, naming });
    });

/** No effect for an order without a valid certificate. */
export const hideName =
  (deps: Pick<Deps, 'clock' | 'secrets' | 'outbox'>) =>
  async (tx: Tx, idOrder: number): Promise<void> => {
    const valid = await lockValid(tx, idOrder);
    if (valid) await rename(tx, deps, valid, { recipient: valid.recipient, naming: 'hidden' });
  };

type NamedAs = Pick<CertificateRow, 'recipient' | 'naming'>;

/** The same for whoever it is made for: a certificate whose words stay is not signed again. */
export const rename = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'secrets' | 'outbox'>,
  { id, statement, revision, state }: CertificateRow,
  { recipient, naming }: NamedAs,
): Promise<void> => {
  const said = certificateStatement.parse(JSON.parse(statement));
  const says = { ...said, revision: revision + 1, recipient: named(recipient, naming) };
  if (says.recipient === said.recipient) {
    await tx.updateTable('certificate').set({ recipient, naming }).where('id', '=', id).execute();
    return;
  }
  const signed = await signStatement(tx, deps, says);
  const change = { recipient, naming, revision: says.revision, ...signed };
  await tx.updateTable('certificate').set(change).where('id', '=', id).execute();
  await record(tx, deps, 'changed', signed.statement);
  // The log says of every revision how it ended.
  if (state !== 'valid') await record(tx, deps, state, signed.statement);
};
