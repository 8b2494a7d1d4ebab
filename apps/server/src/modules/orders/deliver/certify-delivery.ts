import type { ProductType } from '@stagedoor/contract/product-types';
import type { CertificateKind } from '@stagedoor/contract/schemas/certificate';
import type { Tx } from '../../../platform/database/database.ts';
import type { FileDigest } from '../../media/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { productName } from '../product-name.ts';

const certified: Partial<Record<ProductType, CertificateKind>> = {
  AUTOGRAPH: 'autograph',
  VIDEO_GREETING: 'videoGreeting',
  AUCTION: 'auctionItem',
};

/** Who keeps the result to themselves keeps the name too; others can say more of it later. */
export const certifyDelivery = async (
  tx: Tx,
  { certificates }: Pick<Deps, 'certificates'>,
  order: Order,
  file: FileDigest | null,
): Promise<void> => {
  const kind = certified[order.type];
  if (!kind) return;
  await certificates.issue(tx, {
    idOrder: order.id,
    idTalent: order.idTalent,
    idHolder: order.idBuyer,
    kind,
    product: await productName(tx, order, order.language),
    recipient: order.fields.recipientName ?? null,
    naming: order.keepHidden ? 'hidden' : 'initials',
    files: file ? [{ ...file, sha256: file.sha256.toString('hex') }] : [],
  });
};
