import type { NotificationType } from '@stagedoor/contract/notification-types';
import { z } from 'zod';
import { fact } from '../../platform/outbox/fact.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Live } from '../../platform/realtime/live.ts';
import type { Notify } from './notify.ts';

const money = z.object({ idUser: z.int(), amount: z.int() });

/** Facts about somebody's wallet, and what they are notified of. */
const aboutWallets: [type: string, NotificationType][] = [
  ['deposit.received', 'DEPOSIT_RECEIVED'],
  ['withdrawal.approved', 'WITHDRAW_APPROVED'],
  ['withdrawal.rejected', 'WITHDRAW_REJECTED'],
];

export const notificationsReactions = (outbox: Outbox, { notify, live }: { notify: Notify; live: Live }) => {
  for (const [name, type] of aboutWallets) {
    outbox.on(fact(name, money), async (tx, { idUser, amount }, idFact) => {
      await notify(tx, { type, idUser, factKey: `fact ${idFact}`, amount });
      await live.tell(tx, idUser, { eventType: 'WALLET_UPDATED' });
    });
  }
};
