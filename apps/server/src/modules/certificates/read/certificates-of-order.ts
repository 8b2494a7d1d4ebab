import type { orderCertificate } from '@stagedoor/contract/schemas/certificate';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';

/** Its certificate, and those of what was delivered before and made anew; the newest first. */
export const certificatesOfOrder = async (tx: Tx, idOrder: number): Promise<z.output<typeof orderCertificate>[]> => {
  const found = await tx
    .selectFrom('certificate')
    .select(['code', 'state', 'naming', 'recipient'])
    .where('id_order', '=', idOrder)
    .orderBy('id', 'desc')
    .execute();
  return found.map(({ recipient, naming, ...certificate }) => ({
    ...certificate,
    naming: recipient === null ? null : naming,
  }));
};
