import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { closeChannel } from '../end/close-channel.ts';
import { returnToPack } from './return-to-pack.ts';

/** Seconds that were not talked are back in their pack. If the talent takes no calls any more, it is refunded with them. */
export const giveBackSeconds =
  (deps: Deps) =>
  async (tx: Tx, idPack: number, seconds: number): Promise<void> => {
    await returnToPack(tx, deps, idPack, seconds);
    const { id_talent: idUser } = await tx
      .selectFrom('entitlement')
      .select('id_talent')
      .where('id_order', '=', idPack)
      .executeTakeFirstOrThrow();
    await closeChannel(deps)(tx, { idUser, channel: 'calls' });
  };
