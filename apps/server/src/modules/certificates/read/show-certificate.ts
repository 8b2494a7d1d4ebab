import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import { fail } from '@stagedoor/contract/errors';
import { type Certificate, certificateStatement, type RevocationReason } from '@stagedoor/contract/schemas/certificate';
import type { Database } from '../../../platform/database/database.ts';
import { mediaLink } from '../../media/index.ts';
import { certificateByCode } from '../certificates.repo.ts';
import { documentOf } from './certificate-document.ts';

/** What the signed statement says, and whether it still holds. A code with a mistake looks like one that was never given. */
export const showCertificate =
  ({ read }: Pick<Database, 'read'>) =>
  async (typed: string): Promise<Certificate> => {
    const code = readCertificateCode(typed) ?? fail('pageNotFound');
    const [found] = await read(certificateByCode, { code });
    if (!found) return fail('pageNotFound');
    return {
      ...certificateStatement.parse(JSON.parse(found.statement)),
      state: found.state,
      talentImageLink: mediaLink(found.image),
      endedAt: found.ended_at?.toISOString() ?? null,
      revoked: found.revoked as RevocationReason | null,
      replacedBy: found.replaced_by,
      document: documentOf(code),
    };
  };
