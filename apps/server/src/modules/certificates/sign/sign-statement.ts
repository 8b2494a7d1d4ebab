import { createHash, sign } from 'node:crypto';
import type { CertificateStatement } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { signingKey } from './keys.repo.ts';

export type Signed = { statement: string; signature: Buffer; id_key: string };

/** Signs the bytes that are stored and downloaded, so that nobody has to write the JSON again to check it. */
export const signStatement = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  statement: CertificateStatement,
): Promise<Signed> => {
  const { id, privateKey } = await signingKey(tx, deps);
  const line = JSON.stringify(statement);
  return { statement: line, signature: sign(null, Buffer.from(line), privateKey), id_key: id };
};

export const hashOf = (statement: string): string => createHash('sha256').update(statement).digest('hex');
