import { buffer } from 'node:stream/consumers';
import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';

export type Framed = { picture: Buffer; code: string; link: string; by: string };

type UsedDeps = Pick<Deps, 'database' | 'certificates' | 'media' | 'publicUrl'>;

/** A delivered picture and its certificate, while that holds. */
export const readForFrame =
  ({ database, certificates, media, publicUrl }: UsedDeps) =>
  async (idOrder: number): Promise<Framed> => {
    const found = await database.inTransaction(async (tx) => {
      const [certificate] = await certificates.ofOrder(tx, idOrder);
      const delivered = await tx
        .selectFrom('order_delivery')
        .innerJoin('orders', 'orders.id', 'order_delivery.id_order')
        .innerJoin('users', 'users.id', 'orders.id_talent')
        .select(['order_delivery.id_image', 'users.name'])
        .where('id_order', '=', idOrder)
        .executeTakeFirst();
      return certificate?.state === 'valid' && delivered?.id_image
        ? { code: certificate.code, by: delivered.name, idImage: delivered.id_image }
        : fail('pageNotFound');
    });
    const stored = (await media.read(found.idImage, 'original')) ?? fail('pageNotFound');
    const picture = await buffer(stored.stream);
    return { picture, code: found.code, by: found.by, link: new URL(`/verify/${found.code}`, publicUrl()).href };
  };
