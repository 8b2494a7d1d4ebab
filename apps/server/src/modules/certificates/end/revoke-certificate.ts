import type { RevocationReason } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import { lockValid } from '../certificates.repo.ts';
import type { Deps } from '../deps.ts';
import { endCertificate } from './end-certificate.ts';

type Revoked = { idOrder: number; reason: RevocationReason };

/** No effect for an order without a certificate that holds. */
export const revokeCertificate =
  (deps: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, { idOrder, reason }: Revoked): Promise<void> => {
    const certificate = await lockValid(tx, idOrder);
    if (certificate) await endCertificate(tx, deps, certificate, { state: 'revoked', revoked: reason });
  };
