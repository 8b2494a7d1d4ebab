import { certificateCode } from '@stagedoor/contract/certificate-code';
import type { certificates } from '@stagedoor/contract/endpoints/certificates';
import { type Make, ofBuyer } from './of-order.ts';
import { openToAll, type Rows } from './row.ts';
import { aDoneOrder } from './things.ts';

const aCertificate: Make<string> = async (world, sides) => {
  const { idOrder } = await aDoneOrder(world, sides);
  return (await world.one('select code from certificate where id_order = $1', [idOrder])).code;
};

const noCode = certificateCode('2'.repeat(17));

export const certificatesRows: Rows<keyof typeof certificates> = {
  getCertificate: openToAll({
    make: (world) => aCertificate(world, {}),
    nowhere: noCode,
    send: (code) => ({ params: { code } }),
  }),
  setCertificateNaming: ofBuyer({
    make: aCertificate,
    nowhere: noCode,
    send: (code) => ({ body: { code, naming: 'full' as const } }),
  }),
};
