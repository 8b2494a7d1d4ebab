import { type Channel, ruleOf } from '@stagedoor/contract/product-types';
import { orderReasons } from '@stagedoor/messages/order-reasons';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../orders.repo.ts';
import { refundUnusedUnits } from '../packs/refund-unused-units.ts';
import { endOrder } from './end-order.ts';

/** Refunds unanswered messages and unused units of packs when a talent switches messages or calls off. */
export const closeChannel =
  (deps: Deps) =>
  async (tx: Tx, { idUser: idTalent, channel }: { idUser: number; channel: Channel }): Promise<void> => {
    if (await isOpen(tx, idTalent, channel)) return;
    await refundUnusedUnits(deps)(tx, { idTalent, kind: channel === 'calls' ? 'minutes' : 'messages' });
    if (channel === 'messages') await declineMessages(tx, deps, idTalent);
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

const declineMessages = async (tx: Tx, deps: Deps, idTalent: number): Promise<void> => {
  const waiting = await tx
    .selectFrom('orders')
    .select('id')
    .where('id_talent', '=', idTalent)
    .where('type', '=', 'MSG')
    .where('state', '=', 'processing')
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const order = await lockOrder(tx, id);
    const reason = orderReasons.messagesOff[order.language];
    if (order.state === 'processing') await endOrder(tx, deps, order, { to: 'declined', actor: 'talent', reason });
  }
};
