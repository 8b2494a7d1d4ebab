import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import { fail } from '@stagedoor/contract/errors';
import type { Database } from '../../../platform/database/database.ts';
import { certificateByCode } from '../certificates.repo.ts';

export const documentsPath = '/certificates';
export const documentOf = (code: string): string => `${documentsPath}/${code}.json`;

/** The statement as it was signed, to be checked without us. */
export const certificateDocument =
  ({ read }: Pick<Database, 'read'>) =>
  async (typed: string) => {
    const code = readCertificateCode(typed) ?? fail('pageNotFound');
    const [found] = await read(certificateByCode, { code });
    if (!found) return fail('pageNotFound');
    const { statement, signature, id_key, state, ended_at, revoked, replaced_by } = found;
    return {
      statement,
      signature: signature.toString('base64'),
      key: id_key,
      state,
      endedAt: ended_at?.toISOString() ?? null,
      revoked,
      replacedBy: replaced_by,
    };
  };
