import { buffer } from 'node:stream/consumers';
import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';

export type Framed = { picture: Buffer; code: string; link: string; by: string };

type UsedDeps = Pick<Deps, 'database' | 'certificates' | 'media' | 'publicUrl'>;

/** A delivered picture, and what its certificate says, while that is valid. */
export const readForFrame =
  ({ database, certificates, media, publicUrl }: UsedDeps) =>
  async (idOrder: number): Promise<Framed> => {
    const [delivered, latest] = await database.inTransaction(async (tx) => [
      await tx.selectFrom('order_delivery').select('id_image').where('id_order', '=', idOrder).executeTakeFirst(),
      (await certificates.ofOrder(tx, idOrder))[0],
    ]);
    if (!delivered?.id_image || latest?.state !== 'valid') return fail('pageNotFound');
    const { code, talent } = await certificates.show(latest.code);
    const stored = (await media.read(delivered.id_image, 'original')) ?? fail('pageNotFound');
    const picture = await buffer(stored.stream);
    return { picture, code, by: talent.name, link: new URL(`/verify/${code}`, publicUrl()).href };
  };
