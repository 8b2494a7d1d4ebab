import { type Channel, ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { refundUnusedUnits } from '../packs/refund-unused-units.ts';
import { declineWaiting } from './decline-waiting.ts';

/** Refunds unanswered messages and unused units of packs when a talent switches messages or calls off. */
export const closeChannel =
  (deps: Deps) =>
  async (tx: Tx, { idUser: idTalent, channel }: { idUser: number; channel: Channel }): Promise<void> => {
    if (await isOpen(tx, idTalent, channel)) return;
    await refundUnusedUnits(deps)(tx, { idTalent, kind: channel === 'calls' ? 'seconds' : 'messages' });
    if (channel === 'messages') await declineWaiting(tx, deps, { column: 'id_talent', id: idTalent });
  };

/** For an order that was bought before the channel was switched off, and paid or committed after. */
export const returnIfClosed = async (tx: Tx, deps: Deps, { type, idTalent: idUser }: Order): Promise<void> => {
  const { channel } = ruleOf(type);
  if (channel) await closeChannel(deps)(tx, { idUser, channel });
};

const isOpen = async (tx: Tx, idTalent: number, channel: Channel): Promise<boolean> => {
  const found = await tx.selectFrom('users').select(channel).where('id', '=', idTalent).executeTakeFirst();
  return found?.[channel] ?? false;
};
